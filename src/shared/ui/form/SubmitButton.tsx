import type { ComponentProps } from 'react'
import { Button } from '../button/Button'
import { useIsFormLocked } from './formLock'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'busy'> & {
  /** The text while the request is pending, for example 'Signing In...'. */
  busy: string
}

export function SubmitButton({ busy, wide = true, ...rest }: Props) {
  return <Button {...rest} type="submit" wide={wide} busy={useIsFormLocked() && busy} />
}
