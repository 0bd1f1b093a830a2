import type { FormikHelpers } from 'formik'
import { serverMessageOf, type Outcome } from '@/state/server/words'

type Form = Pick<FormikHelpers<never>, 'setStatus'>

/** Form status after a timeout: the request may have arrived. */
export const NO_ANSWER = { isUnknown: true }

/** Sends the form. The server's error, or a timeout, stays in the form status until the next submit (see `ServerError`). */
export async function sendForm<Output>(
  form: Form,
  send: () => Promise<Outcome<Output>>,
  inWords: (outcome: Outcome<Output>) => string = serverMessageOf,
): Promise<Outcome<Output>> {
  form.setStatus(undefined)
  const outcome = await send()
  form.setStatus(outcome.how === 'unknown' ? NO_ANSWER : inWords(outcome))
  return outcome
}
