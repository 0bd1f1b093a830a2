import type { FormikHelpers } from 'formik'
import { useEffect, useRef, useState } from 'react'
import type { Session } from '@/api/accounts'
import type { FestEvent } from '@/api/events'
import { ModalForm } from '@/blocks/forms/ModalForm'
import { emptyList, fromDraft, toDraft, type MemberList } from '@/blocks/members/memberList'
import { useMemberRows } from '@/blocks/members/useMemberRows'
import { draftOf, dropDraft } from '@/shared/storage/drafts'
import { notify } from '@/shared/ui/toast/notify'
import { useOwnRecord } from '@/state/server/record'
import { useRegister } from '@/state/server/registrations'
import { useSession } from '@/state/session'
import { RegisterForm } from './RegisterForm'
import { limitsOf, teamMembersOf } from './team'
import styles from './RegisterForm.module.css'

type Props = { event: FestEvent | undefined; onClose: () => void }

/** Event registration (Spec §4): alone, or as the leader of a team. */
export function RegisterModal({ event, onClose }: Props) {
  const { session } = useSession()
  // A closing modal keeps its event. A new key: a pending request must not keep another event's button busy.
  const [shown, setShown] = useState(event)
  if (event && event !== shown) setShown(event)
  if (!session || !shown) return null
  const { user } = session
  const key = `${user.sfId}:${shown.id}`
  return (
    <Registration key={key} isOpen={event !== undefined} {...{ event: shown, user, onClose }} />
  )
}

type RegistrationProps = {
  isOpen: boolean
  event: FestEvent
  user: Session['user']
  onClose: () => void
}

function Registration({ isOpen, event, user, onClose }: RegistrationProps) {
  const { record } = useOwnRecord()
  const [run] = useRegister()
  const closeIfOpen = useCloseIfOpen(isOpen, onClose)
  const limits = limitsOf(event)
  // The stored session may lack the email, which the server requires; the server's record has it.
  const leader = { sfId: user.sfId, email: user.email || (record?.user.email ?? '') }
  const draftName = `registration:${user.sfId}:${event.id}`
  /** The last refused team: a refusal empties the rows (Spec §4), and one tap restores them. */
  const refusedName = `refused-team:${user.sfId}:${event.id}`
  const { form, keeper } = useMemberRows({ ...limits, draftName, taken: [leader] })

  async function send(team: MemberList, { resetForm }: FormikHelpers<MemberList>) {
    const outcome = await run({
      eventId: event.id,
      teamMembers: teamMembersOf(leader, team, event),
    })
    if (outcome.how !== 'done' && outcome.how !== 'refused') return
    dropDraft(draftName)
    if (outcome.how === 'done') {
      dropDraft(refusedName)
      notify.done(outcome.value, 'Registered')
    } else if (team.size > 1) {
      draftOf(refusedName).set(toDraft(team))
    }
    resetForm({ values: emptyList(limits) })
    closeIfOpen()
  }

  return (
    <ModalForm
      open={isOpen}
      title={event.name}
      form={form}
      className={styles.form}
      submit="Register"
      busy="Submitting..."
      variant="accent"
      onSubmit={send}
      onClose={onClose}
    >
      <RegisterForm
        event={event}
        leader={leader}
        refusedTeam={fromDraft(draftOf(refusedName).get(), limits)}
      />
      {keeper}
    </ModalForm>
  )
}

/** If the user went Back meanwhile, closing would go one step too far. */
function useCloseIfOpen(isOpen: boolean, onClose: () => void) {
  const now = useRef<{ isOpen: boolean; onClose: () => void } | null>(null)
  useEffect(() => {
    now.current = { isOpen, onClose }
    return () => {
      now.current = null
    }
  })
  return () => {
    if (now.current?.isOpen) now.current.onClose()
  }
}
