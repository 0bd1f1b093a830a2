import type { FestEvent } from './data/types'
import type { FestivalState, Registration } from './state'

export function eventOf(eventId: number, { events }: FestivalState): FestEvent | undefined {
  return events.flatMap((group) => group.events).find(({ id }) => id === eventId)
}

export function isIn(accountId: number, { memberIds }: Registration): boolean {
  return memberIds.includes(accountId)
}

/** A person has at most one registration for an event, alone or in a team. */
export function registrationOf(
  accountId: number,
  eventId: number,
  { registrations }: FestivalState,
): Registration | undefined {
  return registrations.find(
    (registration) => registration.eventId === eventId && isIn(accountId, registration),
  )
}

export function removeRegistration(gone: Registration, state: FestivalState): void {
  state.registrations = state.registrations.filter(({ id }) => id !== gone.id)
}
