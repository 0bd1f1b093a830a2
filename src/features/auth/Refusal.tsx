import { useFormikContext } from 'formik'
import { useId, type ReactNode } from 'react'
import { textOf } from '@/shared/lib/unknown'
import { FieldError } from '@/shared/ui/field/FieldError'
import { NO_ANSWER } from './sendForm'

type Props = {
  /** After a time-out: what may have happened, and the next step. */
  noAnswer?: ReactNode
}

/**
 * What the server said against it, kept in the form (`setStatus`) for as long as the form is not sent again: a toast is
 * gone before everybody has read it. The toast is what screen readers announce.
 */
export function Refusal({ noAnswer }: Props) {
  const form = useFormikContext()
  const id = useId()
  const reason = form.status === NO_ANSWER ? noAnswer : textOf(form.status)
  if (!reason) return null
  return (
    <FieldError id={id}>
      <span>{reason}</span>
    </FieldError>
  )
}
