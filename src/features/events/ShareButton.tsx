import type { FestEvent } from '@/api/events'
import { edition } from '@/content/edition'
import { paths } from '@/shared/paths'
import { Button } from '@/shared/ui/Button'
import { Icon } from '@/shared/ui/Icon'
import { notify } from '@/shared/ui/notify'

type Props = { event: FestEvent; className?: string | undefined }

/** Hands on the event's own address: through the phone's share sheet where there is one, else the clipboard. */
export function ShareButton({ event, className }: Props) {
  async function share() {
    const url = new URL(paths.event(event.genre, event.id), window.location.origin).href
    const title = `${event.name} | ${edition.festival}`
    if (await wasShared({ title, url })) return
    try {
      await navigator.clipboard.writeText(url)
      notify.success('Link copied')
    } catch {
      // No clipboard here (an old browser, or no permission): the address itself can still be copied by hand.
      notify.warn(`Copy this link: ${url}`, { duration: 20_000 })
    }
  }

  return (
    <Button variant="teal" className={className} onClick={() => void share()}>
      <Icon name="share" /> Share
    </Button>
  )
}

/** Whether the share sheet dealt with it. Closing that sheet without a choice is a choice too. */
async function wasShared(what: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
