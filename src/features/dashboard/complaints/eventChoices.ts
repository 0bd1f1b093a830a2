import type { Genre, Registrations } from '@/api/events'
import type { Choice, ChoiceGroup } from '@/shared/ui/field/SelectField'
import { eventName } from '../registered/deregistration'

export function eventChoices(
  registrations: Registrations | undefined,
  genres: Genre[],
): (Choice | ChoiceGroup)[] {
  const own = [...(registrations?.solo ?? []), ...(registrations?.group ?? [])]
    .map(({ event }) => event)
    .map(asChoice)
  const isOwn = ({ value }: Choice) => own.some((each) => each.value === value)
  const others = genres
    .flatMap(({ events }) => events)
    .map(asChoice)
    .filter((choice) => !isOwn(choice))
  if (own.length === 0) return others
  return [
    { label: 'Your events', choices: own },
    { label: 'All other events', choices: others },
  ]
}

export function chosenName(choices: (Choice | ChoiceGroup)[], id: string): string | undefined {
  return choices
    .flatMap((each) => ('choices' in each ? each.choices : [each]))
    .find(({ value }) => value === id)?.label
}

function asChoice(event: { id: number; name: string }): Choice {
  return { value: String(event.id), label: eventName(event) }
}
