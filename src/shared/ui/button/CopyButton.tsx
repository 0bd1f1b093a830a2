import type { ComponentProps } from 'react'
import { Button } from './Button'
import { copyText } from './copyText'
import { Icon } from '../Icon'

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
