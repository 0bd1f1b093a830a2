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

/** `team` removes the whole team. For `solo`, `people` is the user (Spec §7). */
export type Deregistration = {
  kind: 'solo' | 'team' | 'members'
  event: SoloRegistration['event']
  people: (Member & { name?: string })[]
}

/** False while the list has not loaded. Then the server decides. */
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

/** For the other members, only SF ID and email are known. */
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

/** True if the team has exactly these members. The first of them is the user. A solo registration has no team. */
export function isRegisteredWith(
  registrations: Registrations,
  eventId: number,
  members: Member[],
): boolean {
  const team = registrations.group.find(({ event }) => event.id === eventId)
  if (!team) return registrations.solo.some(({ event }) => event.id === eventId)
  // The server may send the team without its leader.
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

/** An empty id matches nobody. */
export function isLeader({ leader_id }: GroupRegistration, userId: string): boolean {
  return leader_id !== '' && leader_id === userId
}

export function leaderOf({ leader_id, GroupMembers }: GroupRegistration): TeamMember | undefined {
  return GroupMembers.find(({ id }) => id !== '' && id === leader_id)
}

/** Spec §5: a team has at most the event's maximum of members. */
export function freePlaces({ event, GroupMembers }: GroupRegistration): number {
  return Math.max(0, event.max_participation - GroupMembers.length)
}

export type MemberRole = 'leader' | 'member' | 'removable' | 'unreachable'

/** The server removes a member by SF ID and email, so a member without one of them is `unreachable`. */
export function roleOf(
  member: TeamMember,
  team: GroupRegistration,
  canChange: boolean,
): MemberRole {
  if (member === leaderOf(team)) return 'leader'
  if (!canChange) return 'member'
  return member.sfId !== '' && member.email !== '' ? 'removable' : 'unreachable'
}
