import { useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { Button } from '../button/Button'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'busy'> & {
  /** The text while the form is sent, as in 'Signing In...'. */
  busy: string
  /** Busy although this form is not being sent: the next screen follows, or the mutation is pending on another screen. */
  isBusy?: boolean
}

/** Sends its form once: busy until `onSubmit` has settled. */
export function SubmitButton({ busy, isBusy = false, wide = true, ...rest }: Props) {
  const { isSubmitting } = useFormikContext()
  return <Button {...rest} type="submit" wide={wide} busy={(isSubmitting || isBusy) && busy} />
}
