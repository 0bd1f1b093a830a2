import { useFormikContext } from 'formik'
import { useId } from 'react'
import { textOf } from '@/shared/lib/unknown'
import { FieldError } from '@/shared/ui/FieldError'

/**
 * Why the server refused, kept in the form (`setStatus`) for as long as the form is not sent again: a toast is gone
 * before everybody has read it. The toast is what screen readers announce.
 */
export function Refusal() {
  const form = useFormikContext()
  const id = useId()
  const reason = textOf(form.status)
  return reason ? <FieldError id={id}>{reason}</FieldError> : null
}
