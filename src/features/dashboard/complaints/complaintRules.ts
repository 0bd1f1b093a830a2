import { object, string } from 'yup'
import type { Draft } from '@/shared/storage/drafts'

/** Spec §5: where the issue is, and of which type; the words are the spec's and go over the wire. */
export const REGISTERED_EVENTS = 'Registered Events'
const OTHERS = "Other's"
export const wheres = [REGISTERED_EVENTS, OTHERS]
export const issueTypes = ['Registration Issue', "De-registration or Other Issue's"]
/** As what an Other's issue is sent. */
const OTHERS_ON_THE_WIRE = 'Others'

/** The form as typed. `event` is the id of one, as text; empty for none. */
export type ComplaintValues = { where: string; type: string; event: string; issue: string }

const SELECT_TYPE = 'Please select Issue Type'

/** A letter of any script; digits and marks alone say nothing. */
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

/** What is sent as `type`: an event that was chosen stands before it. */
export function wireType({ where, type }: ComplaintValues, eventName: string | undefined): string {
  if (where === OTHERS) return OTHERS_ON_THE_WIRE
  return eventName ? `Event: ${eventName} - ${type}` : type
}

/** A type off the wire, taken apart again for reading. */
export function readType(wire: string): { type: string; event: string } {
  const known = issueTypes.find((type) => wire.endsWith(` - ${type}`))
  if (!wire.startsWith('Event: ') || !known) return { type: wire || OTHERS_ON_THE_WIRE, event: '' }
  return { type: known, event: wire.slice('Event: '.length, -` - ${known}`.length) }
}

export function toDraft(values: ComplaintValues): Draft {
  return { ...values }
}

/** What was kept, as far as the form still offers it. */
export function fromDraft({ where = '', type = '', event = '', issue = '' }: Draft) {
  return {
    where: wheres.includes(where) ? where : REGISTERED_EVENTS,
    type: issueTypes.includes(type) ? type : '',
    event,
    issue,
  }
}
