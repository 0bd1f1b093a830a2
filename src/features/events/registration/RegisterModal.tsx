import { useEffect, useId, useRef, useState } from 'react'
import { getRegisteredEvents, register, type FestEvent } from '@/api/events'
import { draftOf, dropDraft } from '@/shared/storage/drafts'
import { Button } from '@/shared/ui/button/Button'
import { Modal } from '@/shared/ui/modal/Modal'
import { notify } from '@/shared/ui/toast/notify'
import { useOwnRecord } from '@/state/ownRecord'
import { useSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { RegisterForm } from './RegisterForm'
import { fromDraft, teamMembersOf, toDraft, type Team } from './team'

type Props = {
  event: FestEvent | undefined
  onAnswer: () => void
  onClose: () => void
}

/** Event registration (Spec §4): alone, or as the leader of a team. */
export function RegisterModal({ event, onAnswer, onClose }: Props) {
  const { session } = useSession()
  const { record } = useOwnRecord()
  const [run, busy] = useAction(register, {
    offline: 'network issue',
    async recover({ token, eventId }) {
      const { solo, group } = await getRegisteredEvents({ token })
      return [...solo, ...group].some(({ event: { id } }) => id === eventId) ? '' : undefined
    },
  })
  const [round, setRound] = useState(0)
  const formId = useId()
  const closeIfOpen = useCloseIfOpen(event, onClose)

  if (!session) return null
  const { token, user } = session
  // The stored session may lack the email, which the server requires; the server's record has it.
  const leader = { sfId: user.sfId, email: user.email || (record?.user.email ?? '') }
  const draftName = ({ id }: FestEvent) => `registration:${user.sfId}:${id}`
  /** The last refused team: a refusal empties the rows (Spec §4), and one tap restores them. */
  const refusedName = ({ id }: FestEvent) => `refused-team:${user.sfId}:${id}`

  async function send(to: FestEvent, team: Team) {
    const teamMembers = teamMembersOf(leader, team)
    const outcome = await run({ token, eventId: to.id, teamMembers })
    // Also after a refusal (the user may be registered already) or a timeout (the request may still arrive).
    if (outcome.how !== 'offline' && outcome.how !== 'dropped') onAnswer()
    if (outcome.how !== 'done' && outcome.how !== 'refused') return
    dropDraft(draftName(to))
    if (outcome.how === 'done') {
      dropDraft(refusedName(to))
      notify.done(outcome.value, 'Registered')
    } else if (team.size > 1) {
      draftOf(refusedName(to)).set(toDraft(team))
    }
    setRound((current) => current + 1)
    closeIfOpen(to)
  }

  return (
    <Modal
      open={event !== undefined}
      title={event?.name ?? ''}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="hot" wide busy={busy && 'Submitting...'}>
          Register
        </Button>
      }
    >
      {event && (
        <RegisterForm
          key={`${event.id}:${round}`}
          id={formId}
          event={event}
          leader={leader}
          draftName={draftName(event)}
          refusedTeam={fromDraft(draftOf(refusedName(event)).get(), event)}
          onSubmit={(team) => send(event, team)}
        />
      )}
    </Modal>
  )
}

/** Closes only if this event is still open: if the user went Back meanwhile, closing would go one step too far. */
function useCloseIfOpen(event: FestEvent | undefined, onClose: () => void) {
  const now = useRef<{ eventId: number | undefined; onClose: () => void } | null>(null)
  useEffect(() => {
    now.current = { eventId: event?.id, onClose }
    return () => {
      now.current = null
    }
  })
  return ({ id }: FestEvent) => {
    if (now.current?.eventId === id) now.current.onClose()
  }
}
