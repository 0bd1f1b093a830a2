import * as api from '@/api/registrations'
import { ownQuery } from './own'
import type { Action } from './action'

/** The events that the user is registered for. */
export const registrations = ownQuery('registrations', api.getRegisteredEvents, {
  read: api.readRegistrations,
})

/** False while unknown. If the list does not load, the server decides at registration. */
export function isRegistered(known: api.Registrations | undefined, id: number | undefined) {
  const { solo, group } = known ?? { solo: [], group: [] }
  return [...solo, ...group].some(({ event }) => event.id === id)
}

type Event = api.SoloRegistration['event']
type Team = { event: Event; teamMembers: api.Member[] }
type Write<Input> = Action<Input, string, api.Registrations>

const keyOf = ({ event }: { event: Event }) => event.id

/** The first of the members is the user, who becomes the leader. */
export const registration: Write<Team> = {
  name: 'register',
  changes: registrations,
  failed: 'network issue',
  call: ({ event, teamMembers }, token) => api.register({ token, eventId: event.id, teamMembers }),
  keyOf,
  done: 'Registered',
  hasArrived: (now, { event }) => isRegistered(now, event.id),
}

export const teamMembers: Write<Team> = {
  name: 'add team members',
  changes: registrations,
  // Spec §5.
  refused: { [api.NOT_THE_LEADER]: "You are not the leader so you can't add a member" },
  call: ({ event, teamMembers }, token) =>
    api.addMembers({ token, eventId: event.id, teamMembers }),
  keyOf,
  hasArrived: ({ group }, { event, teamMembers }) =>
    group.some((team) => team.event.id === event.id && hasAll(team.GroupMembers, teamMembers)),
}

/** `team`: the whole team. Leaving a solo event sends the user's own SF ID and email (Spec §7). */
export type Deregistration = { kind: 'solo' | 'team' | 'members'; event: Event; people: Person[] }

type Person = api.Member & { name?: string }

export const deregistration: Write<Deregistration> = {
  name: 'deregister',
  changes: registrations,
  call({ kind, event, people }, token) {
    if (kind === 'team') return api.deregisterTeam({ token, eventId: event.id })
    const memberToDeregister = people.map(({ email, sfId }) => ({ email, sfId }))
    return api.deregisterMembers({ token, eventId: event.id, memberToDeregister })
  },
  keyOf,
  change: without,
}

export function without({ solo, group }: api.Registrations, what: Deregistration) {
  const { kind, event, people } = what
  const isOther = (each: api.SoloRegistration) => each.event.id !== event.id
  if (kind !== 'members') return { solo: solo.filter(isOther), group: group.filter(isOther) }
  const stays = ({ sfId }: Person) => people.every((person) => person.sfId !== sfId)
  const withoutThem = (team: api.GroupRegistration) =>
    isOther(team) ? team : { ...team, GroupMembers: team.GroupMembers.filter(stays) }
  return { solo, group: group.map(withoutThem) }
}

export function hasAll(present: { sfId: string }[], members: { sfId: string }[]): boolean {
  const ids = new Set(present.map(plainId))
  return members.every((member) => ids.has(plainId(member)))
}

/** The same for all spellings of an SF ID: "sf 00024" and "SF24" are equal. */
function plainId({ sfId }: { sfId: string }): string {
  const plain = sfId.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return plain.replace(/^(?:SF)?0*(?=\d+$)/, '')
}
