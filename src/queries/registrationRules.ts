import type {
  GroupRegistration,
  Member,
  Registrations,
  SoloRegistration,
  TeamMember,
} from '@/api/registrations'
import { hasAll } from '@/festival/hasAll'

/** `team`: the whole team. Leaving a solo event sends the user's own SF ID and email (Spec §7). */
export type Deregistration = {
  kind: 'solo' | 'team' | 'members'
  event: SoloRegistration['event']
  people: (Member & { name?: string })[]
}

/** False while unknown. If the list does not load, the server decides at registration. */
export function isRegistered(registrations: Registrations | undefined, id: number | undefined) {
  return [...(registrations?.solo ?? []), ...(registrations?.group ?? [])].some(
    ({ event }) => event.id === id,
  )
}

export function without(
  { solo, group }: Registrations,
  { kind, event, people }: Deregistration,
): Registrations {
  const isOther = (registration: SoloRegistration) => registration.event.id !== event.id
  if (kind !== 'members') return { solo: solo.filter(isOther), group: group.filter(isOther) }
  const stays = ({ sfId }: TeamMember) => people.every((person) => person.sfId !== sfId)
  const withoutThem = (team: GroupRegistration) =>
    isOther(team) ? team : { ...team, GroupMembers: team.GroupMembers.filter(stays) }
  return { solo, group: group.map(withoutThem) }
}

/**
 * Whether the user is registered for the event with exactly these members, of whom the user is the first. A member who is
 * registered alone has no team.
 */
export function isRegisteredWith(
  registrations: Registrations,
  eventId: number,
  members: Member[],
): boolean {
  const team = registrations.group.find(({ event }) => event.id === eventId)
  if (!team) return registrations.solo.some(({ event }) => event.id === eventId)
  // The server may leave out the leader.
  const [leader, ...others] = members
  const present = team.GroupMembers.filter((member) => !leader || !hasAll([leader], [member]))
  return present.length === others.length && hasAll(present, others)
}

export function isDeregistered(
  registrations: Registrations,
  { kind, event, people }: Deregistration,
) {
  if (kind !== 'members') return !isRegistered(registrations, event.id)
  const team = registrations.group.find((team) => team.event.id === event.id)
  const memberIds = team?.GroupMembers.map(({ sfId }) => sfId) ?? []
  return people.every(({ sfId }) => !memberIds.includes(sfId))
}
