import { useCallback, useState } from 'react'
import {
  NOT_THE_LEADER,
  addMembers,
  getRegisteredEvents,
  type GroupRegistration,
  type Member,
} from '@/api/events'
import { hasAll } from '@/blocks/members/memberRow'
import { draftOf, dropDraft, type Draft } from '@/shared/storage/drafts'
import { notify } from '@/shared/ui/toast/notify'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { NETWORK_ISSUE } from '@/state/problem'
import { addedWords, toDraft, type NewMembers } from './newMembers'

/** Spec §5. */
const REFUSED = { [NOT_THE_LEADER]: "You are not the leader so you can't add a member" }

type Addition = { eventId: number; teamMembers: Member[] }

const eventIdOf = ({ eventId }: Addition) => eventId

type Handlers = {
  onAdded: (eventId: number) => void
  /** The list may be old, or about to change. */
  onUnsure: () => void
}

/** Adds members to the user's teams. The dashboard calls it, so that closing the modal causes no second send. */
export function useAddMembers({ onAdded, onUnsure }: Handlers) {
  const { token, user } = useOwnSession()
  const call = useCallback((addition: Addition) => addMembers({ token, ...addition }), [token])
  const [run, , working] = useAction(call, {
    offline: NETWORK_ISSUE,
    refused: REFUSED,
    async recover({ eventId, teamMembers }) {
      const { group } = await getRegisteredEvents({ token })
      const team = group.find(({ event }) => event.id === eventId)
      return team && hasAll(team.GroupMembers, teamMembers) ? '' : undefined
    },
    keyOf: eventIdOf,
  })
  const [rounds, setRounds] = useState<Readonly<Record<number, number>>>({})
  const draftName = (eventId: number) => `add-members:${user.sfId}:${eventId}`
  const roundOf = (eventId: number) => rounds[eventId] ?? 0

  async function add(
    event: GroupRegistration['event'],
    { typed, members }: { typed: NewMembers; members: Member[] },
  ) {
    const outcome = await run({ eventId: event.id, teamMembers: members })
    if (outcome.how === 'refused' || outcome.how === 'unknown') onUnsure()
    if (outcome.how !== 'done') return
    const draft = draftName(event.id)
    // Rows typed during the request are about other members: keep them.
    if (isSame(draftOf(draft).get(), toDraft(typed))) {
      dropDraft(draft)
      setRounds((last) => ({ ...last, [event.id]: (last[event.id] ?? 0) + 1 }))
    }
    notify.done(outcome.value, addedWords(members, event))
    onAdded(event.id)
  }

  return {
    add,
    isBusyWith: (eventId: number) => working.has(eventId),
    draftName,
    /** Used as `key`: a new number starts an empty form. */
    roundOf,
  }
}

export type Adding = ReturnType<typeof useAddMembers>

function isSame(one: Draft, other: Draft) {
  return one.count === other.count && one.members === other.members
}
