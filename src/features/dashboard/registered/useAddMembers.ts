import { useCallback } from 'react'
import { ApiError } from '@/api/errors'
import { addMembers, type GroupRegistration, type Member } from '@/api/events'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { NETWORK_ISSUE } from '../useProblem'

/** By this the server says that the team has another leader, whatever was known here. */
const NOT_THE_LEADER = -8

/** Adds members to a team of one's own. */
export function useAddMembers({ event }: GroupRegistration) {
  const { token } = useOwnSession()
  const eventId = event.id
  const call = useCallback(
    async (teamMembers: Member[]) => {
      try {
        await addMembers({ token, eventId, teamMembers })
      } catch (error) {
        throw isNotTheLeader(error) ? notTheLeader() : error
      }
    },
    [token, eventId],
  )
  const [run] = useAction(call, { offline: NETWORK_ISSUE })
  return run
}

function isNotTheLeader(error: unknown) {
  return error instanceof ApiError && error.kind === 'refused' && error.code === NOT_THE_LEADER
}

/** Spec §5 has words of its own for this. */
function notTheLeader() {
  const message = "You are not the leader so you can't add a member"
  return new ApiError('refused', message, NOT_THE_LEADER)
}
