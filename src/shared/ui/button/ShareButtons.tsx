import { useSyncExternalStore, type ComponentProps } from 'react'
import { Icon } from '../Icon'
import { notify } from '../toast/notify'
import { Button } from './Button'

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'> & {
  /** A heading, for share sheets that show one. */
  title: string
  /** Sent before the address. */
  text?: string
  path: string
  /** The label of the copy button. */
  copy?: string
}

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

/** Also true if the user closed the share sheet: that is a choice, too. */
async function wasShared(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

type CopyProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  text: string
  done: string
}

export function CopyButton({
  text,
  done,
  variant = 'teal',
  children = 'Copy',
  ...rest
}: CopyProps) {
  return (
    <Button {...rest} variant={variant} onClick={() => void copyText(text, done)}>
      <Icon name="copy" /> {children}
    </Button>
  )
}

/** Copies text and says `done`. If that fails, shows the text to copy by hand. */
async function copyText(text: string, done: string, byHand = 'Copy this'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(done)
  } catch {
    notify.warn(`${byHand}: ${text}`, { duration: 20_000 })
  }
}
