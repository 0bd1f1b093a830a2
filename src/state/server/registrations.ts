import { hashKey } from '@tanstack/react-query'
import * as api from '@/api/registrations'
import { ownQuery } from './own'
import type { Action } from './action'

/** The events that the user is registered for. */
export const registrations = ownQuery('registrations', api.getRegisteredEvents, {
  read: api.readRegistrations,
})

type Team = { event: api.SoloRegistration['event']; teamMembers: api.Member[] }
type Write<Input> = Action<Input, string, api.Registrations>

const keyOf = ({ event }: Pick<Team, 'event'>) => event.id

/** The first of the members is the user, who becomes the leader. */
export const registration: Write<Team> = {
  name: 'register',
  changes: registrations,
  failed: 'network issue',
  call: ({ event, teamMembers }, token) => api.register({ token, eventId: event.id, teamMembers }),
  keyOf,
  done: 'Registered',
  hasArrived: (now, { event }) => api.isRegistered(now, event.id),
}

export const teamMembers: Write<Team> = {
  name: 'add team members',
  changes: registrations,
  call: ({ event, teamMembers }, token) =>
    api.addMembers({ token, eventId: event.id, teamMembers }),
  keyOf,
  hasArrived: ({ group }, { event, teamMembers }) =>
    group.some((team) => team.event.id === event.id && api.hasAll(team.GroupMembers, teamMembers)),
}

export const deregistration: Write<api.Deregistration> = {
  name: 'deregister',
  changes: registrations,
  call({ kind, event, people }, token) {
    if (kind === 'team') return api.deregisterTeam({ token, eventId: event.id })
    const memberToDeregister = people.map(({ email, sfId }) => ({ email, sfId }))
    return api.deregisterMembers({ token, eventId: event.id, memberToDeregister })
  },
  keyOf,
  change: api.without,
  hasArrived: (now, what) => hashKey([api.without(now, what)]) === hashKey([now]),
}
