import { object, string, type InferType } from 'yup'
import { choiceOf } from '@/shared/lib/validation'

/** The choices of the form (Spec §5). These exact words are sent to the server. */
export const REGISTERED_EVENTS = 'Registered Events'
const OTHERS = "Other's"
export const wheres = [REGISTERED_EVENTS, OTHERS]
export const issueTypes = ['Registration Issue', "De-registration or Other Issue's"]
/** The `type` that is sent for "Other's". */
const OTHERS_ON_THE_WIRE = 'Others'

const SELECT_TYPE = 'Please select Issue Type'
const WRITE_ISSUE = 'Please Fill in the Issue'

/** `event` is an event id, or empty. The issue must contain a letter of any script, not only digits and punctuation. */
export const complaintSchema = object({
  where: choiceOf(wheres, SELECT_TYPE),
  type: string()
    .default('')
    .when('where', {
      is: REGISTERED_EVENTS,
      then: () => choiceOf(issueTypes, SELECT_TYPE),
    }),
  event: string().default(''),
  issue: string().default('').matches(/\p{L}/u, WRITE_ISSUE).required(WRITE_ISSUE),
})
export type ComplaintValues = InferType<typeof complaintSchema>

export function wireType({ where, type }: ComplaintValues, eventName: string | undefined): string {
  if (where === OTHERS) return OTHERS_ON_THE_WIRE
  return eventName ? `Event: ${eventName} - ${type}` : type
}

/** Splits a received `type` into type and event. */
export function readType(wire: string): { type: string; event: string } {
  const known = issueTypes.find((type) => wire.endsWith(` - ${type}`))
  if (!wire.startsWith('Event: ') || !known) return { type: wire || OTHERS_ON_THE_WIRE, event: '' }
  return { type: known, event: wire.slice('Event: '.length, -` - ${known}`.length) }
}
