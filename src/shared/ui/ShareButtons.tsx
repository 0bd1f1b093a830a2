import type { ComponentProps } from 'react'
import { copyText } from '@/shared/lib/copyText'
import { Button } from './Button'
import { Icon } from './Icon'

type Props = Omit<ComponentProps<typeof Button>, 'title' | 'onClick' | 'children'> & {
  /** The heading of what is shared, for share sheets that show one. */
  title: string
  /** What is said beside the address. */
  text?: string
  /** An address of this site. */
  path: string
}

/** Hands something on: through the phone's share sheet where there is one, else the clipboard. */
export function ShareButtons({ title, text, path, variant = 'teal', ...rest }: Props) {
  async function share() {
    const url = new URL(path, window.location.origin).href
    if (await wasShared({ title, url, ...(text && { text }) })) return
    if (text) await copyText(`${text}\n${url}`, 'Copied')
    else await copyText(url, 'Link copied', 'Copy this link')
  }

  return (
    <Button {...rest} variant={variant} onClick={() => void share()}>
      <Icon name="share" /> Share
    </Button>
  )
}

/** Whether the share sheet dealt with it. Closing that sheet without a choice is a choice too. */
async function wasShared(what: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
