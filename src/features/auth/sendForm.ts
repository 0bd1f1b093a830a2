import type { FormikHelpers } from 'formik'
import type { Outcome } from '@/state/useAction'

type Form = Pick<FormikHelpers<never>, 'setStatus'>

/**
 * Sends what a form holds. Why the server refused stays in the form, where `Refusal` shows it, until the form is sent
 * again; `inWords` adds to what the server says.
 */
export async function sendForm<Output>(
  form: Form,
  send: () => Promise<Outcome<Output>>,
  inWords = (reason: string) => reason,
): Promise<Outcome<Output>> {
  form.setStatus(undefined)
  const outcome = await send()
  if (outcome.how === 'refused') form.setStatus(inWords(outcome.error.message))
  return outcome
}
