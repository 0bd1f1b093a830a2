import { useFormikContext } from 'formik'
import { useState } from 'react'
import type { Session } from '@/api/accounts'
import { ApiError } from '@/api/errors'
import type { FestEvent } from '@/api/events'
import type { Member } from '@/api/registrations'
import { Form } from '@/blocks/forms/Form'
import type { Refusal } from '@/blocks/members/memberRow'
import {
  limitsOf,
  membersOf,
  teamFormat,
  teamFromDraft,
  teamSize,
  teamToDraft,
  validateTeam,
  type Team,
} from '@/blocks/members/team'
import { TeamEntry, TeamSizeField } from '@/blocks/members/TeamEntry'
import { useFormattedDraft } from '@/blocks/forms/useDraft'
import { useRegister } from '@/queries/registrations'
import { Button } from '@/shared/ui/button/Button'
import { Modal } from '@/shared/ui/modal/Modal'
import { useCloseIfOpen } from '@/shared/ui/modal/useCloseIfOpen'
import { draftOf, storeDraft } from '@/state/drafts'
import { useSession } from '@/state/session'
import styles from './RegisterModal.module.css'

type Props = { event: FestEvent | undefined; onClose: () => void }

/** Event registration (Spec §4): alone, or as the leader of a team. */
export function RegisterModal({ event, onClose }: Props) {
  const { session } = useSession()
  // A closing modal keeps its event.
  const [shown, setShown] = useState(event)
  if (event && event !== shown) setShown(event)
  if (!session || !shown) return null
  const { user } = session
  const key = `${user.sfId}:${shown.id}`
  return (
    <Registration
      key={key}
      isOpen={event !== undefined}
      event={shown}
      user={user}
      onClose={onClose}
    />
  )
}

type RegistrationProps = {
  isOpen: boolean
  event: FestEvent
  user: Session['user']
  onClose: () => void
}

function Registration({ isOpen, event, user, onClose }: RegistrationProps) {
  const register = useRegister(event.id)
  const closeIfOpen = useCloseIfOpen(isOpen, onClose)
  const limits = limitsOf(event)
  const leader: Member = { sfId: user.sfId, email: user.email }
  const draft = useFormattedDraft(`registration:${event.id}`, teamFormat(limits))
  /** The last refused team: a refusal empties the rows (Spec §4), and one tap restores them. */
  const refusedForm = `refused-team:${event.id}`

  async function send(team: Team) {
    try {
      // The leader first (Spec §7).
      await register.send([leader, ...membersOf(team, limits)])
      storeDraft(user.sfId, refusedForm, null)
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'refused') throw error
      // The reason is shown beside the team that can be brought back.
      if (team.size > 1)
        storeDraft(user.sfId, refusedForm, { ...teamToDraft(team), reason: error.message })
    }
    draft.clear()
    closeIfOpen()
  }

  return (
    <Form
      layout={(form, footer) => (
        <Modal open={isOpen} title={event.name} footer={footer} onClose={onClose}>
          {form}
        </Modal>
      )}
      draft={draft}
      validate={(team) => validateTeam(team, limits, [leader])}
      className={styles.form}
      button={{ children: 'Register', busy: 'Submitting...', variant: 'accent' }}
      isSending={register.isPending}
      onSubmit={send}
    >
      {event.tagline && <p className={styles.tagline}>{event.tagline}</p>}
      <dl className={styles.leader}>
        <dt>Your SF ID</dt>
        <dd>{leader.sfId}</dd>
        <dt>Your email</dt>
        <dd>{leader.email}</dd>
      </dl>
      <TeamFields event={event} leader={leader} refusedForm={refusedForm} />
    </Form>
  )
}

type TeamFieldsProps = { event: FestEvent; leader: Member; refusedForm: string }

function TeamFields({ event, leader, refusedForm }: TeamFieldsProps) {
  const { setValues } = useFormikContext<Team>()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const limits = limitsOf(event)
  const refused = draftOf(leader.sfId, refusedForm).get()?.fields ?? {}
  const refusedTeam = teamFromDraft(refused, limits)

  function bringBack(team: Team) {
    void setValues(team)
    // Once: it would overwrite what is corrected now.
    storeDraft(leader.sfId, refusedForm, null)
    setRefusal({ message: refused.reason ?? '', members: team.members })
  }

  return (
    <>
      <div>
        {limits.max > 1 && (
          <div className={styles.size}>
            <TeamSizeField label="Members, with you" limits={limits} />
          </div>
        )}
        <p className={`note ${styles.limits}`}>{teamSize(event)}</p>
      </div>
      {refusedTeam && (
        <div className={styles.refused}>
          <p>
            <b>The server refused the last team.</b> {refused.reason}
          </p>
          <Button variant="secondary" size="small" onClick={() => bringBack(refusedTeam)}>
            Bring back the last team
          </Button>
        </div>
      )}
      {limits.max > 1 && <TeamEntry limits={limits} taken={[leader]} first={2} refusal={refusal} />}
    </>
  )
}
