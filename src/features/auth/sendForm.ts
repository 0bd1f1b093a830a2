import type { FormikHelpers } from 'formik'
import { wordsAgainst, type Outcome } from '@/state/useAction'

type Form = Pick<FormikHelpers<never>, 'setStatus'>

/** The form's status after a time-out: what was sent may have arrived. */
export const NO_ANSWER = { isUnknown: true }

/**
 * Sends what a form holds. What the server said against it, or that it said nothing, stays in the form, where `Refusal`
 * shows it, until the form is sent again.
 */
export async function sendForm<Output>(
  form: Form,
  send: () => Promise<Outcome<Output>>,
  inWords: (outcome: Outcome<Output>) => string = wordsAgainst,
): Promise<Outcome<Output>> {
  form.setStatus(undefined)
  const outcome = await send()
  form.setStatus(outcome.how === 'unknown' ? NO_ANSWER : inWords(outcome))
  return outcome
}
