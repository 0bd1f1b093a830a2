import type { ComponentProps } from 'react'
import { useReadOnce } from '@/shared/hooks/useIsHydrated'
import { Icon } from '../Icon'
import { notify } from '../toast/notify'
import { Button } from './Button'

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'className'> & {
  /** Some share sheets show a heading. */
  title: string
  /** The text before the address. */
  text?: string
  path: string
  copyLabel?: string
}

export function ShareButtons({ title, text, path, copyLabel = 'Copy link', ...styleProps }: Props) {
  const canShare = useReadOnce(() => 'share' in navigator)
  const urlNow = () => new URL(path, window.location.origin).href

  async function handleShare() {
    if (!(await wasShared({ title, url: urlNow(), ...(text && { text }) }))) await handleCopy()
  }

  function handleCopy() {
    return text
      ? copyText(`${text}\n${urlNow()}`, 'Copied')
      : copyText(urlNow(), 'Link copied', 'Copy this link')
  }

  return (
    <>
      {canShare && (
        <Button {...styleProps} variant="tertiary" onClick={() => void handleShare()}>
          <Icon name="share" /> Share
        </Button>
      )}
      <Button {...styleProps} variant="tertiary" onClick={() => void handleCopy()}>
        <Icon name="copy" /> {copyLabel}
      </Button>
    </>
  )
}

type ShareTextProps = Pick<Props, 'size' | 'className' | 'title'> & {
  text: string
  copyLabel: string
}

/** For a text without an address. */
export function ShareText({ title, text, copyLabel, ...styleProps }: ShareTextProps) {
  const canShare = useReadOnce(() => 'share' in navigator)

  async function handleShare() {
    if (!(await wasShared({ title, text }))) await copyText(text, 'Copied')
  }

  return (
    <>
      {canShare && (
        <Button {...styleProps} variant="tertiary" onClick={() => void handleShare()}>
          <Icon name="share" /> Share
        </Button>
      )}
      <Button {...styleProps} variant="tertiary" onClick={() => void copyText(text, 'Copied')}>
        <Icon name="copy" /> {copyLabel}
      </Button>
    </>
  )
}

/** Also true if the user has closed the share sheet, because then nothing else should happen. */
async function wasShared(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** `done` is the toast after the copy. */
type CopyProps = { text: string; done: string; children: string }

export function CopyButton({ text, done, children }: CopyProps) {
  return (
    <Button variant="tertiary" size="small" onClick={() => void copyText(text, done)}>
      <Icon name="copy" /> {children}
    </Button>
  )
}

/** If the browser refuses, a toast shows the text, so that the user can copy it by hand. */
async function copyText(text: string, done: string, byHand = 'Copy this'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(done)
  } catch {
    notify.warn(
      <>
        {byHand}:
        {text.split('\n').map((line) => (
          <p key={line} translate="no">
            {line}
          </p>
        ))}
      </>,
      { id: text, duration: 20_000 },
    )
  }
}
