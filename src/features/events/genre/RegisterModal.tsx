import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import type { Session } from '@/api/accounts'
import { ApiError } from '@/api/errors'
import type { FestEvent } from '@/api/events'
import type { Member } from '@/api/registrations'
import { Form } from '@/blocks/forms/Form'
import { useFormattedDraft } from '@/blocks/forms/useDraft'
import { MemberCountField } from '@/blocks/members/MemberCountField'
import { MemberEntry } from '@/blocks/members/MemberEntry'
import { listErrors, listFormat, toDraft, type MemberList } from '@/blocks/members/memberList'
import { cleanMember, type MemberRules, type Refusal } from '@/blocks/members/memberRow'
import { placesBesideLeader, teamSize } from './team'
import { warnOfLeftOut } from '@/blocks/members/warnOfLeftOut'
import { useIsRegistered, useRegister } from '@/queries/registrations'
import { Button } from '@/shared/ui/button/Button'
import { Modal } from '@/shared/ui/modal/Modal'
import { draftOf, storeDraft, type DraftFields } from '@/state/drafts'
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
  const register = useRegister(event)
  const leader: Member = { sfId: user.sfId, email: user.email }
  const rules = { taken: [leader], groupName: 'your team', first: 2 }
  const draft = useFormattedDraft(`registration:${event.id}`, formatOf(event))
  /** The last refused team: a refusal empties the rows (Spec §4), and one tap restores them. */
  const refusedForm = `refused-team:${event.id}`
  // Refused because an earlier request had arrived.
  const hasArrived = useIsRegistered()(event.id)
  useEffect(() => {
    if (hasArrived) storeDraft(user.sfId, refusedForm, null)
  }, [hasArrived, user.sfId, refusedForm])

  async function send(team: MemberList) {
    try {
      // The leader first (Spec §7).
      await register.send([leader, ...team.members.map(cleanMember)])
      storeDraft(user.sfId, refusedForm, null)
      warnOfLeftOut(team)
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'refused') throw error
      // The reason is shown beside the team that can be brought back.
      if (team.members.length > 0)
        storeDraft(user.sfId, refusedForm, { ...toDraft(team), reason: error.message })
    }
    draft.clear()
    onClose()
  }

  return (
    <Form
      layout={(form, footer) => (
        <Modal open={isOpen} title={event.name} footer={footer} onClose={onClose}>
          {form}
        </Modal>
      )}
      draft={draft}
      validate={(team) => listErrors(team, rules)}
      className={styles.form}
      button={{ children: 'Register', busy: 'Submitting...', variant: 'accent' }}
      isSending={register.isPending}
      // The server identifies a member by SF ID and email together.
      onBeforeSubmit={() => leader.email !== ''}
      onSubmit={send}
    >
      {event.tagline && <p className={styles.tagline}>{event.tagline}</p>}
      <dl className={styles.leader}>
        <dt>Your SF ID</dt>
        <dd translate="no">{leader.sfId}</dd>
        <dt>Your email</dt>
        <dd translate="no">{leader.email}</dd>
      </dl>
      {leader.email === '' && <p>You cannot register yet: your email has not loaded.</p>}
      <TeamFields event={event} rules={rules} owner={user.sfId} refusedForm={refusedForm} />
    </Form>
  )
}

/** The rows of the team are its size without the leader. */
function formatOf(event: FestEvent) {
  return listFormat(placesBesideLeader(event))
}

type TeamFieldsProps = {
  event: FestEvent
  rules: MemberRules
  owner: string
  refusedForm: string
}

function TeamFields({ event, rules, owner, refusedForm }: TeamFieldsProps) {
  const { setValues } = useFormikContext<MemberList>()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const places = placesBesideLeader(event)
  const refused = draftOf(owner, refusedForm).get()?.fields

  function bringBack(fields: DraftFields) {
    const team = formatOf(event).fromDraft(fields)
    void setValues(team)
    // Once: it would overwrite what is corrected now.
    storeDraft(owner, refusedForm, null)
    setRefusal({ message: fields.reason ?? '', members: team.members })
  }

  return (
    <>
      <div>
        {places.max > 0 && (
          <div className={styles.size}>
            <MemberCountField label="Members, with you" places={places} leaders={1} />
          </div>
        )}
        <p className={`note ${styles.limits}`}>{teamSize(event)}</p>
      </div>
      {refused && (
        <div className={styles.refused}>
          <p>
            <b>The server refused the last team.</b> {refused.reason}
          </p>
          <Button variant="secondary" size="small" onClick={() => bringBack(refused)}>
            Bring back the last team
          </Button>
        </div>
      )}
      {places.max > 0 && <MemberEntry places={places} rules={rules} refusal={refusal} />}
    </>
  )
}
