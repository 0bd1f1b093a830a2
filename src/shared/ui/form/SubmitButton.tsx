import { useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { Button } from '../button/Button'
import { FocusFirstError } from './FocusFirstError'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'busy'> & {
  /** What it says while the form is being sent, as in 'Signing In...'. */
  busy: string
  /** Sent, and about to be left for the next screen: it stays busy. */
  isLeaving?: boolean
}

/**
 * Sends the form it stands in, once: it is busy until the form's `onSubmit` has settled. When the form will not go
 * for a wrong value, the focus moves to the first one.
 */
export function SubmitButton({ busy, isLeaving = false, wide = true, ...rest }: Props) {
  const { isSubmitting } = useFormikContext()
  return (
    <>
      <FocusFirstError />
      <Button {...rest} type="submit" wide={wide} busy={(isSubmitting || isLeaving) && busy} />
    </>
  )
}
