import { useFormikContext } from 'formik'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import type { FestEvent } from '@/api/events'
import type { Member } from '@/api/registrations'
import { Form } from '@/blocks/forms/Form'
import { useFormattedDraft } from '@/blocks/forms/useDraft'
import { MemberCountField } from '@/blocks/members/MemberCountField'
import { MemberEntry } from '@/blocks/members/MemberEntry'
import {
  lineOf,
  listErrors,
  listFormat,
  toDraft,
  withLines,
  type MemberList,
} from '@/blocks/members/memberList'
import { cleanMember, type MemberRules, type Refusal } from '@/blocks/members/memberRow'
import { rowsBesideLeader, teamSize } from './team'
import { warnOfLeftOut } from '@/blocks/members/warnOfLeftOut'
import { useRegister } from '@/queries/registrations'
import { useStored } from '@/shared/storage/useStored'
import { restoreFocus } from '@/shared/lib/focus'
import { painted } from '@/shared/lib/scheduling'
import { Button } from '@/shared/ui/button/Button'
import { Modal } from '@/shared/ui/modal/Modal'
import { notify } from '@/shared/ui/toast/notify'
import { refusedTeam, type RefusedTeam } from '@/state/refusedTeam'
import { useSession } from '@/state/session'
import styles from './RegisterModal.module.css'

type Props = { event: FestEvent | undefined; onClose: () => void }

/** Event registration (Spec §4): alone, or as the leader of a team. */
export function RegisterModal({ event, onClose }: Props) {
  const { session } = useSession()
  if (!session) return null
  return (
    <Modal open={event !== undefined} title={event?.name ?? ''} onClose={onClose}>
      {event && (
        <Registration
          key={`${session.user.sfId} ${event.id}`}
          event={event}
          leader={session.user}
          onDone={onClose}
        />
      )}
    </Modal>
  )
}

const NO_EMAIL = 'You cannot register yet: your email has not loaded.'

type RegistrationProps = {
  event: FestEvent
  leader: Member
  /** Called when the server has accepted or refused. */
  onDone: () => void
}

function Registration({ event, leader: { sfId, email }, onDone }: RegistrationProps) {
  const register = useRegister(event)
  const leader = { sfId, email }
  const rules = { taken: [leader], groupName: 'your team', firstNumber: 2 }
  const draft = useFormattedDraft(`registration:${event.id}`, formatOf(event))

  async function send(team: MemberList) {
    // The server identifies a member by SF ID and email together.
    if (email === '') return notify.error(NO_EMAIL)
    try {
      // The leader comes first (Spec §7).
      await register.send([leader, ...team.members.map(cleanMember)])
      warnOfLeftOut(team)
      if (refusedTeam.get()?.eventId === event.id) refusedTeam.set(null)
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'refused') throw error
      // A refusal empties the rows (Spec §4). The form then offers to restore the team, and shows the reason.
      if (team.members.length > 0)
        refusedTeam.set({ sfId, eventId: event.id, reason: error.message, team: toDraft(team) })
    }
    draft.clear()
    onDone()
  }

  return (
    <Form
      draft={draft}
      // Errors of 68 fields take a slow phone longer than 150 ms, so the press is painted first.
      validate={(team) => painted().then(() => listErrors(team, rules))}
      mutation={register}
      onSubmit={send}
      className={styles.form}
      button={{ children: 'Register', busy: 'Submitting...', variant: 'accent' }}
      isButtonInFooter
    >
      {event.tagline && <p className={styles.tagline}>{event.tagline}</p>}
      <dl className={styles.leader}>
        <dt>Your SF ID</dt>
        <dd translate="no">{sfId}</dd>
        <dt>Your email</dt>
        <dd translate="no">{email}</dd>
      </dl>
      {email === '' && <p>{NO_EMAIL}</p>}
      <TeamFields event={event} rules={rules} />
    </Form>
  )
}

/** The leader has no row. */
function formatOf(event: FestEvent) {
  return listFormat(rowsBesideLeader(event))
}

function TeamFields({ event, rules }: { event: FestEvent; rules: MemberRules }) {
  const { values, setValues } = useFormikContext<MemberList>()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const limits = rowsBesideLeader(event)
  const stored = useStored(refusedTeam)
  const refused = stored?.eventId === event.id ? stored : null
  const reason = refused?.reason ?? refusal?.message

  function bringBack({ team, reason }: RefusedTeam) {
    const list = formatOf(event).fromDraft(team)
    const lines = list.members.map(lineOf)
    // Members that were typed since the refusal move into the box.
    const typed = values.members.map(lineOf).filter((line) => !lines.includes(line))
    void setValues({ ...list, pasted: withLines(list.pasted, [values.pasted.trim(), ...typed]) })
    // A second restore would overwrite the corrections.
    refusedTeam.set(null)
    setRefusal({ message: reason, members: list.members })
  }

  return (
    <>
      <div>
        {limits.max > 0 && (
          <div className={styles.size}>
            <MemberCountField label="Members, with you" limits={limits} leaders={1} />
          </div>
        )}
        <p className={`note ${styles.limits}`}>{teamSize(event)}</p>
      </div>
      {reason !== undefined && (
        <div className={styles.refused}>
          <p>
            <b>The server refused the last team.</b> {reason}
          </p>
          {refused && (
            <div ref={restoreFocus}>
              <Button variant="secondary" size="small" onClick={() => bringBack(refused)}>
                Bring back the last team
              </Button>
            </div>
          )}
        </div>
      )}
      {limits.max > 0 && <MemberEntry limits={limits} rules={rules} refusal={refusal} />}
    </>
  )
}
