import { useFormikContext, type FormikHelpers } from 'formik'
import { useId, type ReactNode } from 'react'
import type { Outcome } from '@/api/outcome'
import { textOf } from '@/shared/lib/unknown'
import { FieldError } from '@/shared/ui/field/FieldFrame'
import { serverMessageOf } from '@/state/server/words'

/** Form status after a timeout: the request may have arrived. */
const NO_ANSWER = { isUnknown: true }

/** Sends the form. The server's error, or a timeout, stays in the form status until the next submit (see `ServerError`). */
export async function sendForm(
  form: Pick<FormikHelpers<never>, 'setStatus'>,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  form.setStatus(undefined)
  try {
    const outcome = await send()
    form.setStatus(outcome.how === 'unanswered' ? NO_ANSWER : serverMessageOf(outcome))
    return outcome
  } catch (error) {
    // Formik would only log it: our own bug goes where every unexpected error goes (app/warnings.ts).
    reportError(error)
    return { how: 'dropped' }
  }
}

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
