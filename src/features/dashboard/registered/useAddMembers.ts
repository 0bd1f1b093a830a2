import { useCallback, useState } from 'react'
import { ApiError } from '@/api/errors'
import { addMembers, type GroupRegistration, type Member } from '@/api/events'
import { draftOf, dropDraft, type Draft } from '@/shared/lib/drafts'
import { notify } from '@/shared/ui/notify'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { NETWORK_ISSUE } from '@/state/useProblem'
import { addedWords, toDraft, type NewMembers } from './newMembers'

/** By this the server says that the team has another leader, whatever was known here. */
const NOT_THE_LEADER = -8

type Addition = { eventId: number; teamMembers: Member[] }

const eventIdOf = ({ eventId }: Addition) => eventId

type Handlers = { onAdded: (eventId: number) => void; onRefused: () => void }

/** Adds members to teams of one's own. It lives with the board, so that shutting the sheet meanwhile sends nothing twice. */
export function useAddMembers({ onAdded, onRefused }: Handlers) {
  const { token, user } = useOwnSession()
  const call = useCallback(
    async (addition: Addition) => {
      try {
        await addMembers({ token, ...addition })
      } catch (error) {
        throw isNotTheLeader(error) ? notTheLeader() : error
      }
    },
    [token],
  )
  const [run, , working] = useAction(call, { offline: NETWORK_ISSUE, keyOf: eventIdOf })
  const [rounds, setRounds] = useState<Readonly<Record<number, number>>>({})
  const draftName = (eventId: number) => `add-members:${user.sfId}:${eventId}`
  const roundOf = (eventId: number) => rounds[eventId] ?? 0

  async function add(
    event: GroupRegistration['event'],
    { typed, members }: { typed: NewMembers; members: Member[] },
  ) {
    const { how } = await run({ eventId: event.id, teamMembers: members })
    if (how === 'refused') onRefused()
    if (how !== 'done') return
    const draft = draftName(event.id)
    // What was typed on meanwhile is about somebody else.
    if (isSame(draftOf(draft).get(), toDraft(typed))) {
      dropDraft(draft)
      setRounds((last) => ({ ...last, [event.id]: (last[event.id] ?? 0) + 1 }))
    }
    notify.success(addedWords(members, event))
    onAdded(event.id)
  }

  return {
    add,
    isBusyWith: (eventId: number) => working.has(eventId),
    draftName,
    /** A new one begins an empty form. */
    roundOf,
  }
}

export type Adding = ReturnType<typeof useAddMembers>

function isSame(one: Draft, other: Draft) {
  return one.count === other.count && one.members === other.members
}

function isNotTheLeader(error: unknown) {
  return error instanceof ApiError && error.kind === 'refused' && error.code === NOT_THE_LEADER
}

/** Spec §5 has words of its own for this. */
function notTheLeader() {
  const message = "You are not the leader so you can't add a member"
  return new ApiError('refused', message, NOT_THE_LEADER)
}
