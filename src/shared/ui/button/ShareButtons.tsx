import { useSyncExternalStore, type ComponentProps } from 'react'
import { copyText } from '@/shared/lib/copyText'
import { Button } from './Button'
import { Icon } from '../Icon'

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'> & {
  /** The heading of what is shared, for share sheets that show one. */
  title: string
  /** What is said before the address. */
  text?: string
  /** An address of this site. */
  path: string
  /** What the other button copies: the text, where there is one, and the address. */
  copy?: string
}

/** Two ways to hand something on: the share sheet, where the browser has one, and the clipboard. */
export function ShareButtons({
  title,
  text,
  path,
  copy = 'Copy link',
  variant = 'teal',
  ...look
}: Props) {
  const canShare = useSyncExternalStore(
    () => () => undefined,
    () => 'share' in navigator,
    () => false,
  )

  async function handleShare() {
    const url = urlOf(path)
    if (!(await wasShared({ title, url, ...(text && { text }) }))) await handleCopy()
  }

  function handleCopy() {
    const url = urlOf(path)
    return text
      ? copyText(`${text}\n${url}`, 'Copied')
      : copyText(url, 'Link copied', 'Copy this link')
  }

  return (
    <>
      {canShare && (
        <Button {...look} variant={variant} onClick={() => void handleShare()}>
          <Icon name="share" /> Share
        </Button>
      )}
      <Button {...look} variant={variant} onClick={() => void handleCopy()}>
        <Icon name="copy" /> {copy}
      </Button>
    </>
  )
}

function urlOf(path: string): string {
  return new URL(path, window.location.origin).href
}

/** Whether the share sheet dealt with it. Closing that sheet without a choice is a choice too. */
async function wasShared(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
