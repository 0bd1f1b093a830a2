import { queryOptions } from '@tanstack/react-query'
import * as api from '@/api/registrations'
import { hasAll } from '@/festival/hasAll'
import { initialDataOf, userCopy } from './persistence'
import { isDeregistered, isRegisteredWith, without, type Deregistration } from './registrationRules'
import { useServerMutation } from './useServerMutation'
import { userKey, useToken, useUserQuery } from './userQuery'

/** The events that the user is registered for. */
export function registrationsQuery(token: string) {
  const copy = userCopy(token, 'registrations')
  return queryOptions({
    queryKey: userKey(token, 'registrations'),
    queryFn: ({ signal }) => api.getRegisteredEvents({ token }, signal),
    meta: { token, copy },
    ...initialDataOf(copy, api.readRegistrations),
  })
}

export function useRegistrations() {
  return useUserQuery(registrationsQuery)
}

/** The first of the members is the user, who becomes the leader. */
export function useRegister(eventId: number) {
  const token = useToken()
  return useServerMutation({
    mutationKey: ['register', String(eventId)],
    mutationFn: (teamMembers: api.Member[]) => api.register({ token, eventId, teamMembers }),
    affects: affected(token),
    isApplied: (registrations, teamMembers) =>
      isRegisteredWith(registrations, eventId, teamMembers),
    meta: { networkError: 'network issue', success: 'Registered' },
  })
}

/** The screen shows the message about the success. */
export function useAddTeamMembers(eventId: number) {
  const token = useToken()
  return useServerMutation({
    mutationKey: ['add team members', String(eventId)],
    mutationFn: (teamMembers: api.Member[]) => api.addMembers({ token, eventId, teamMembers }),
    affects: affected(token),
    isApplied: (registrations, teamMembers) => {
      const team = registrations.group.find(({ event }) => event.id === eventId)
      return team !== undefined && hasAll(team.GroupMembers, teamMembers)
    },
    meta: {},
  })
}

/**
 * The screen shows the message about the success. `eventId`: of the event that `send` will get; `undefined` while the user
 * is not asked whether to leave one.
 */
export function useDeregister(eventId: number | undefined) {
  const token = useToken()
  return useServerMutation({
    mutationKey: ['deregister', String(eventId)],
    mutationFn: (deregistration: Deregistration) => deregister(token, deregistration),
    affects: affected(token),
    isApplied: isDeregistered,
    change: without,
    meta: {},
  })
}

function deregister(token: string, { kind, event, people }: Deregistration) {
  if (kind === 'team') return api.deregisterTeam({ token, eventId: event.id })
  const memberToDeregister = people.map(({ email, sfId }) => ({ email, sfId }))
  return api.deregisterMembers({ token, eventId: event.id, memberToDeregister })
}

function affected(token: string) {
  return {
    queryKey: registrationsQuery(token).queryKey,
    fetchData: () => api.getRegisteredEvents({ token }),
  }
}
