import { object, string, type InferType } from 'yup'
import type { Genre } from '@/api/events'
import type { Registrations } from '@/api/registrations'
import { choiceOf, lines } from '@/festival/validation'
import type { Choice, ChoiceGroup } from '@/shared/ui/field/SelectField'
import { eventName } from '@/queries/registrationRules'

/** The choices of the form (Spec §5). These exact words are sent to the server. */
export const REGISTERED_EVENTS = 'Registered Events'
const OTHERS = "Other's"
export const issueAreas = [REGISTERED_EVENTS, OTHERS]
export const issueTypes = ['Registration Issue', "De-registration or Other Issue's"]
/** The `type` that is sent for "Other's". */
const OTHERS_ON_THE_WIRE = 'Others'

const SELECT_TYPE = 'Please select Issue Type'
const WRITE_ISSUE = 'Please Fill in the Issue'

/** `event` is an event's name, or empty. The issue must contain a letter of any script, not only digits and punctuation. */
export const complaintSchema = object({
  where: choiceOf(issueAreas, SELECT_TYPE).default(REGISTERED_EVENTS),
  type: string()
    .default('')
    .when('where', {
      is: REGISTERED_EVENTS,
      then: () => choiceOf(issueTypes, SELECT_TYPE),
    }),
  event: string().default(''),
  issue: lines(/\p{L}/u, WRITE_ISSUE),
})
export type ComplaintValues = InferType<typeof complaintSchema>

export function wireType({ where, type, event }: ComplaintValues): string {
  if (where === OTHERS) return OTHERS_ON_THE_WIRE
  return event ? `Event: ${event} - ${type}` : type
}

/** Splits a received `type` into type and event. */
export function readType(wire: string): { type: string; event: string } {
  const knownType = issueTypes.find((type) => wire.endsWith(` - ${type}`))
  if (!wire.startsWith('Event: ') || !knownType)
    return { type: wire || OTHERS_ON_THE_WIRE, event: '' }
  return { type: knownType, event: wire.slice('Event: '.length, -` - ${knownType}`.length) }
}

/** The events of the form's list: the user's own first. `chosen` is offered even if it is not known (any more). */
export function eventChoices(
  { solo, group }: Registrations = { solo: [], group: [] },
  genres: Genre[],
  chosen: string,
): (Choice | ChoiceGroup)[] {
  const registeredNames = [...solo, ...group].map(({ event }) => eventName(event))
  const listed = genres.flatMap(({ events }) => events.map(eventName))
  const unknown = chosen === '' || [...registeredNames, ...listed].includes(chosen) ? [] : [chosen]
  // The server may list an event twice.
  const others = [...new Set([...unknown, ...listed])].filter(
    (name) => !registeredNames.includes(name),
  )
  if (registeredNames.length === 0) return others.map(asChoice)
  return [
    { label: 'Your events', choices: [...new Set(registeredNames)].map(asChoice) },
    { label: 'All other events', choices: others.map(asChoice) },
  ]
}

export function asChoice(text: string): Choice {
  return { value: text, label: text }
}
