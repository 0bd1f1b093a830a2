import type { ComponentProps } from 'react'
import { Icon } from '../Icon'
import { notify } from '../toast/notify'
import { Button } from './Button'

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  text: string
  done: string
}

export function CopyButton({ text, done, variant = 'teal', children = 'Copy', ...rest }: Props) {
  return (
    <Button {...rest} variant={variant} onClick={() => void copyText(text, done)}>
      <Icon name="copy" /> {children}
    </Button>
  )
}

/** Copies text and says `done`. If that fails, shows the text to copy by hand. */
export async function copyText(text: string, done: string, byHand = 'Copy this'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(done)
  } catch {
    notify.warn(`${byHand}: ${text}`, { duration: 20_000 })
  }
}
