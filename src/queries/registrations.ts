import type { FestEvent } from '@/api/events'
import * as api from '@/api/registrations'
import { hasAll } from '@/festival/sfIds'
import { useSession } from '@/state/session'
import {
  isDeregistered,
  isRegistered,
  isRegisteredWith,
  withMembers,
  without,
  withRegistration,
  type Deregistration,
} from './registrationRules'
import { registrationsQuery, useRegistrations } from './registrationsQuery'
import { useSentMutations } from './sentMutations'
import { useServerMutation } from './useServerMutation'
import { useToken } from './userQuery'

const REGISTER = 'register'

/** If the list has not loaded, only the registrations that this visit has sent count. */
export function useIsRegistered() {
  const { data } = useRegistrations()
  const hasRegisteredHere = useHasRegisteredHere()
  return (id: number | undefined) => (data ? isRegistered(data, id) : hasRegisteredHere(id))
}

/** Whether the server has accepted a registration of this visit. */
export function useHasRegisteredHere() {
  const accepted = useSentMutations(REGISTER).filter(({ status }) => status === 'success')
  return (id: number | undefined) => accepted.some(({ rowId }) => rowId === String(id))
}

/** `send` takes the members. The first is the user, who becomes the leader. */
export function useRegister(event: FestEvent) {
  const token = useToken()
  const user = useSession().session?.user
  return useServerMutation({
    mutationKey: [REGISTER, String(event.id)],
    mutationFn: (teamMembers: api.Member[]) =>
      api.register({ token, eventId: event.id, teamMembers }),
    affects: registrationsQuery(token),
    isApplied: (registrations, teamMembers) =>
      isRegisteredWith(registrations, event.id, teamMembers),
    change: (registrations, teamMembers) =>
      user ? withRegistration(registrations, event, teamMembers, user) : registrations,
    isIncomplete: event.max_participation > 1,
    meta: { networkError: 'network issue', success: 'Registered' },
  })
}

/** Without `success`, because the screen shows the success. */
export function useAddTeamMembers(eventId: number) {
  const token = useToken()
  return useServerMutation({
    mutationKey: ['add team members', String(eventId)],
    mutationFn: (teamMembers: api.Member[]) => api.addMembers({ token, eventId, teamMembers }),
    affects: registrationsQuery(token),
    isApplied: (registrations, teamMembers) => {
      const team = registrations.group.find(({ event }) => event.id === eventId)
      return team !== undefined && hasAll(team.GroupMembers, teamMembers)
    },
    change: (registrations, teamMembers) => withMembers(registrations, eventId, teamMembers),
    isIncomplete: true,
    meta: {},
  })
}

/**
 * Without `success`, because the screen shows the success. `eventId` belongs to the event in the open dialog, and is
 * `undefined` without a dialog.
 */
export function useDeregister(eventId: number | undefined) {
  const token = useToken()
  return useServerMutation({
    mutationKey: ['deregister', String(eventId)],
    mutationFn: (deregistration: Deregistration) => deregister(token, deregistration),
    affects: registrationsQuery(token),
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
