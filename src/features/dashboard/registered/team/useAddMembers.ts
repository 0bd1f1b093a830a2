import type { GroupRegistration, Member } from '@/api/events'
import { toDraft, type MemberList } from '@/blocks/members/memberList'
import { draftOf, dropDraft } from '@/shared/storage/drafts'
import { teamMembers } from '@/state/server/registrations'
import { useAction } from '@/state/server/useAction'
import { useOwnSession } from '@/state/session'
import { eventName } from '../deregistration'

type Event = GroupRegistration['event']

/** Adds members to the user's teams. The dashboard calls it, so that closing the modal causes no second send. */
export function useAddMembers(onAdded: (eventId: number) => void) {
  const { user } = useOwnSession()
  const [run, , working] = useAction({
    ...teamMembers,
    done: ({ event, teamMembers: added }: { event: Event; teamMembers: Member[] }) => {
      const who = added.length === 1 ? added.map(({ sfId }) => sfId) : `${added.length} members`
      return `${who.toString()} added to your team for ${eventName(event)}`
    },
  })
  const draftName = (event: Event) => `add-members:${user.sfId}:${event.id}`

  async function add(event: Event, { typed, members }: { typed: MemberList; members: Member[] }) {
    const outcome = await run({ event, teamMembers: members })
    if (outcome.how !== 'done') return outcome
    // Rows typed during the request are about other members: keep them.
    if (draftOf(draftName(event)).get().members === toDraft(typed).members) {
      dropDraft(draftName(event))
    }
    onAdded(event.id)
    return outcome
  }

  return { add, isBusyWith: (event: Event) => working.has(event.id), draftName }
}

export type Adding = ReturnType<typeof useAddMembers>
