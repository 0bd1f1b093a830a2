import { object, string } from 'yup'
import type { Draft } from '@/shared/storage/drafts'

/** The choices of the form (Spec §5). These exact words are sent to the server. */
export const REGISTERED_EVENTS = 'Registered Events'
const OTHERS = "Other's"
export const wheres = [REGISTERED_EVENTS, OTHERS]
export const issueTypes = ['Registration Issue', "De-registration or Other Issue's"]
/** The `type` that is sent for "Other's". */
const OTHERS_ON_THE_WIRE = 'Others'

/** The form values. `event` is an event id as text, or empty. */
export type ComplaintValues = { where: string; type: string; event: string; issue: string }

const SELECT_TYPE = 'Please select Issue Type'

/** The issue must contain a letter of any script, not only digits and punctuation. */
export const complaintSchema = object({
  where: string().oneOf(wheres, SELECT_TYPE).required(SELECT_TYPE),
  type: string().when('where', {
    is: REGISTERED_EVENTS,
    then: (type) => type.oneOf(issueTypes, SELECT_TYPE).required(SELECT_TYPE),
  }),
  issue: string()
    .matches(/\p{L}/u, 'Please Fill in the Issue')
    .required('Please Fill in the Issue'),
})

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

export function toDraft(values: ComplaintValues): Draft {
  return { ...values }
}

export function fromDraft({ where = '', type = '', event = '', issue = '' }: Draft) {
  return {
    where: wheres.includes(where) ? where : REGISTERED_EVENTS,
    type: issueTypes.includes(type) ? type : '',
    event,
    issue,
  }
}
