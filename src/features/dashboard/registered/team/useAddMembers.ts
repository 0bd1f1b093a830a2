import { useState } from 'react'
import type { GroupRegistration, Member } from '@/api/events'
import { toDraft, type MemberList } from '@/blocks/members/memberList'
import { draftOf, dropDraft, type Draft } from '@/shared/storage/drafts'
import { notify } from '@/shared/ui/toast/notify'
import { useAddTeamMembers } from '@/state/server/registrations'
import { useOwnSession } from '@/state/session'
import { eventName } from '../deregistration'

/** Adds members to the user's teams. The dashboard calls it, so that closing the modal causes no second send. */
export function useAddMembers(onAdded: (eventId: number) => void) {
  const { user } = useOwnSession()
  const [run, , working] = useAddTeamMembers()
  const [rounds, setRounds] = useState<Readonly<Record<number, number>>>({})
  const draftName = (eventId: number) => `add-members:${user.sfId}:${eventId}`
  const roundOf = (eventId: number) => rounds[eventId] ?? 0

  async function add(
    event: GroupRegistration['event'],
    { typed, members }: { typed: MemberList; members: Member[] },
  ) {
    const outcome = await run({ eventId: event.id, teamMembers: members })
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
  return one.size === other.size && one.members === other.members
}

function addedWords(members: Member[], event: { id: number; name: string }): string {
  const [first] = members
  const who = members.length === 1 ? (first?.sfId ?? '') : `${members.length} members`
  return `${who} added to your team for ${eventName(event)}`
}
