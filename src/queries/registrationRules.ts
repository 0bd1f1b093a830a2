import type {
  GroupRegistration,
  Member,
  Registrations,
  SoloRegistration,
  TeamMember,
} from '@/api/registrations'
import { hasAll, isSameSfId } from '@/festival/sfIds'
import type { User } from '@/api/profile'
import type { FestEvent } from '@/api/events'

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
  const stays = (member: TeamMember) => !people.some((person) => isSameSfId(person, member))
  const withoutThem = (team: GroupRegistration) =>
    isOther(team) ? team : { ...team, GroupMembers: team.GroupMembers.filter(stays) }
  return { solo, group: group.map(withoutThem) }
}

/** Of the others only the SF ID and email are known. */
export function withRegistration(
  registrations: Registrations,
  { id, name, max_participation }: FestEvent,
  members: Member[],
  user: User,
): Registrations {
  if (isRegistered(registrations, id)) return registrations
  const { solo, group } = registrations
  if (max_participation === 1) return { solo: [...solo, { event: { id, name } }], group }
  const [, ...others] = members
  const team = {
    event: { id, name, max_participation },
    leader_id: user.id,
    GroupMembers: [user, ...others.map(unknownMember)],
  }
  return { solo, group: [...group, team] }
}

export function withMembers(
  { solo, group }: Registrations,
  eventId: number,
  members: Member[],
): Registrations {
  const newIn = ({ GroupMembers }: GroupRegistration) =>
    members.filter((member) => !GroupMembers.some((other) => isSameSfId(other, member)))
  const withThem = (team: GroupRegistration) =>
    team.event.id === eventId
      ? { ...team, GroupMembers: [...team.GroupMembers, ...newIn(team).map(unknownMember)] }
      : team
  return { solo, group: group.map(withThem) }
}

function unknownMember(member: Member): TeamMember {
  return { id: '', name: '', ...member }
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
  const members = registrations.group.find((team) => team.event.id === event.id)?.GroupMembers ?? []
  return !people.some((person) => members.some((member) => isSameSfId(person, member)))
}

export function eventName({ id, name }: { id: number; name: string }): string {
  return name || `Event ${id}`
}

/** The server sends ids as numbers or as text; here both are already text. */
export function isLeader({ leader_id }: GroupRegistration, userId: string): boolean {
  return leader_id !== '' && leader_id === userId
}

export function leaderOf({ leader_id, GroupMembers }: GroupRegistration): TeamMember | undefined {
  return GroupMembers.find(({ id }) => id !== '' && id === leader_id)
}

/** Members can be added while there are fewer than the event's maximum (Spec §5). */
export function freePlaces({ event, GroupMembers }: GroupRegistration): number {
  return Math.max(0, event.max_participation - GroupMembers.length)
}

export type MemberRole = 'leader' | 'member' | 'removable' | 'unreachable'

/** Only the team's leader sees `removable` and `unreachable`. The server removes a member only by SF ID and email. */
export function roleOf(
  member: TeamMember,
  team: GroupRegistration,
  canChange: boolean,
): MemberRole {
  if (member === leaderOf(team)) return 'leader'
  if (!canChange) return 'member'
  return member.sfId !== '' && member.email !== '' ? 'removable' : 'unreachable'
}
