import { useMemo } from 'react'
import {
  addMembers,
  deregisterMembers,
  deregisterTeam,
  getRegisteredEvents,
  NOT_THE_LEADER,
  readRegistrations,
  register,
  type GroupRegistration,
  type Member,
  type Registrations,
  type SoloRegistration,
  type TeamMember,
} from '@/api/events'
import { useOwn, type Own } from './own'
import type { Action } from './useAction'

/** The events that the user is registered for. */
export const registrations: Own<Registrations> = {
  name: 'registrations',
  ask: getRegisteredEvents,
  read: readRegistrations,
}

const NONE: ReadonlySet<number> = new Set()

/** Empty while unknown. If the list does not load, the server decides at registration. */
export function useRegisteredIds(): ReadonlySet<number> {
  const { data } = useOwn(registrations)
  return useMemo(
    () => (data ? new Set([...data.solo, ...data.group].map(({ event }) => event.id)) : NONE),
    [data],
  )
}

type Team = { event: { id: number }; teamMembers: Member[] }
type Write<Input> = Action<Input, string, Registrations>

const isOf =
  (eventId: number) =>
  ({ event }: SoloRegistration) =>
    event.id === eventId

/** The first of the members is the user, who becomes the leader. */
export const registration: Write<Team> = {
  changes: registrations,
  failed: 'network issue',
  call: ({ event, teamMembers }, token) => register({ token, eventId: event.id, teamMembers }),
  keyOf: ({ event }) => event.id,
  done: 'Registered',
  hasArrived: ({ solo, group }, { event }) => [...solo, ...group].some(isOf(event.id)),
}

export const teamMembers: Write<Team> = {
  changes: registrations,
  // Spec §5.
  refused: { [NOT_THE_LEADER]: "You are not the leader so you can't add a member" },
  call: (team, token) =>
    addMembers({ token, eventId: team.event.id, teamMembers: team.teamMembers }),
  keyOf: ({ event }) => event.id,
  hasArrived: ({ group }, team) =>
    group.some((each) => isOf(team.event.id)(each) && hasAll(each.GroupMembers, team.teamMembers)),
}

export type Deregistration =
  | { kind: 'solo'; event: SoloRegistration['event']; self: Member }
  | { kind: 'team'; team: GroupRegistration }
  | { kind: 'members'; team: GroupRegistration; members: TeamMember[] }

export function eventIdOf(what: Deregistration): number {
  return what.kind === 'solo' ? what.event.id : what.team.event.id
}

/** Leaving a solo event sends the user's own SF ID and email (Spec §7). */
export const deregistration: Write<Deregistration> = {
  changes: registrations,
  call(what, token) {
    const eventId = eventIdOf(what)
    if (what.kind === 'team') return deregisterTeam({ token, eventId })
    const people = what.kind === 'solo' ? [what.self] : what.members
    const memberToDeregister = people.map(({ email, sfId }) => ({ email, sfId }))
    return deregisterMembers({ token, eventId, memberToDeregister })
  },
  keyOf: eventIdOf,
  hasArrived: isGone,
  change: without,
}

export function without({ solo, group }: Registrations, what: Deregistration): Registrations {
  const isOther = (each: SoloRegistration) => !isOf(eventIdOf(what))(each)
  if (what.kind === 'solo') return { solo: solo.filter(isOther), group }
  if (what.kind === 'team') return { solo, group: group.filter(isOther) }
  const stays = ({ sfId }: TeamMember) => what.members.every((each) => each.sfId !== sfId)
  return {
    solo,
    group: group.map((team) =>
      isOther(team) ? team : { ...team, GroupMembers: team.GroupMembers.filter(stays) },
    ),
  }
}

export function isGone(now: Registrations, what: Deregistration): boolean {
  return placesIn(without(now, what)) === placesIn(now)
}

function placesIn({ solo, group }: Registrations): number {
  return [...solo, ...group, ...group.flatMap((team) => team.GroupMembers)].length
}

export function hasAll(present: { sfId: string }[], members: { sfId: string }[]): boolean {
  const ids = new Set(present.map(({ sfId }) => identify(sfId)))
  return members.every(({ sfId }) => ids.has(identify(sfId)))
}

/** The same result for all spellings of an SF ID: "sf 00024" and "SF24" are equal. */
function identify(sfId: string): string {
  const plain = sfId.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return plain.replace(/^(?:SF)?0*(?=\d+$)/, '')
}
