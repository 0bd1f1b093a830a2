import { object, string, type InferType } from 'yup'
import { complaintType, issueTypes } from '@/api/complaints'
import type { Genre } from '@/api/events'
import type { Registrations } from '@/api/registrations'
import { choiceOf, lines } from '@/festival/validation'
import type { Choice, ChoiceGroup } from '@/shared/ui/field/SelectField'
import { eventName } from '@/queries/registrationRules'

/** The choices of the form (Spec §5). */
export const REGISTERED_EVENTS = 'Registered Events'
const OTHERS = "Other's"
export const issueAreas = [REGISTERED_EVENTS, OTHERS]

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

/** A complaint about something else has no type and no event. */
export function typeToSend({ where, type, event }: ComplaintValues): string {
  return complaintType(where === OTHERS ? { type: '', event: '' } : { type, event })
}

/** The user's own events come first. `chosen` is offered even if the lists do not contain it. */
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
