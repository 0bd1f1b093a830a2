import { useFormikContext } from 'formik'
import { useId, type ReactNode } from 'react'
import { textOf } from '@/shared/lib/unknown'
import { FieldError } from '@/shared/ui/field/FieldFrame'
import { NO_ANSWER } from './formStatus'

type Props = {
  /** Shown after a timeout: what may have happened, and what to do next. */
  noAnswer?: ReactNode
}

/** Keeps the server's error in the form until the next submit: toasts disappear. Screen readers read the toast. */
export function ServerError({ noAnswer }: Props) {
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
