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
import { useSession } from '../session'
import { hasAll } from './hasAll'
import { ownResource } from './ownResource'
import { useOwnWrite } from './useOwnWrite'
import { useResource } from './useResource'
import { NETWORK_ISSUE } from './words'

export const registrations = ownResource({
  name: 'registrations',
  ask: getRegisteredEvents,
  read: readRegistrations,
})

/** The events that the user is registered for; nothing while signed out. */
export function useRegistrations() {
  return useResource(registrations.query(useSession().session))
}

const NONE: ReadonlySet<number> = new Set()

/** Empty while unknown. If the list does not load, the server decides at registration. */
export function useRegisteredIds(): ReadonlySet<number> {
  const { data } = useRegistrations()
  return useMemo(
    () => (data ? new Set([...data.solo, ...data.group].map(({ event }) => event.id)) : NONE),
    [data],
  )
}

type Team = { eventId: number; teamMembers: Member[] }

const keyOf = ({ eventId }: { eventId: number }) => eventId

/** The first of the members is the user, who becomes the leader. */
export function useRegister() {
  return useOwnWrite<Registrations, Team>(registrations, {
    failed: 'network issue',
    call: register,
    keyOf,
    hasArrived: ({ solo, group }, { eventId }) => [...solo, ...group].some(isOf(eventId)),
  })
}

export function useAddTeamMembers() {
  return useOwnWrite<Registrations, Team>(registrations, {
    failed: NETWORK_ISSUE,
    // Spec §5.
    refused: { [NOT_THE_LEADER]: "You are not the leader so you can't add a member" },
    call: addMembers,
    keyOf,
    hasArrived: ({ group }, { eventId, teamMembers }) =>
      group.some((team) => isOf(eventId)(team) && hasAll(team.GroupMembers, teamMembers)),
  })
}

export type Deregistration =
  | { kind: 'solo'; event: SoloRegistration['event'] }
  | { kind: 'team'; team: GroupRegistration }
  | { kind: 'members'; team: GroupRegistration; members: TeamMember[] }

export function eventIdOf(what: Deregistration): number {
  return what.kind === 'solo' ? what.event.id : what.team.event.id
}

/** Leaving a solo event sends the user's own SF ID and email (Spec §7). */
export function useDeregister(self: Member) {
  return useOwnWrite<Registrations, { what: Deregistration }>(registrations, {
    failed: NETWORK_ISSUE,
    call({ token, what }) {
      const eventId = eventIdOf(what)
      if (what.kind === 'team') return deregisterTeam({ token, eventId })
      const people = what.kind === 'solo' ? [self] : what.members
      const memberToDeregister = people.map(({ email, sfId }) => ({ email, sfId }))
      return deregisterMembers({ token, eventId, memberToDeregister })
    },
    keyOf: ({ what }) => eventIdOf(what),
    hasArrived: (now, { what }) => isGone(now, what),
    change: (now, { what }) => without(now, what),
  })
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
  const places = ({ solo, group }: Registrations) => [
    ...solo,
    ...group,
    ...group.flatMap((team) => team.GroupMembers),
  ]
  return places(without(now, what)).length === places(now).length
}

const isOf =
  (eventId: number) =>
  ({ event }: SoloRegistration) =>
    event.id === eventId
