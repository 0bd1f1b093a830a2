import { Form, Formik, useFormikContext, type FormikErrors } from 'formik'
import { useState } from 'react'
import type { FestEvent, Member } from '@/api/events'
import { blankRows, memberErrors } from '@/blocks/members/memberRow'
import { MemberRows } from '@/blocks/members/MemberRows'
import { draftOf } from '@/shared/storage/drafts'
import { Button } from '@/shared/ui/button/Button'
import { FocusFirstError } from '@/shared/ui/form/FocusFirstError'
import { KeepDraft } from '@/shared/ui/form/KeepDraft'
import { Stepper } from '@/shared/ui/button/Stepper'
import { emptyTeam, extraMembers, fromDraft, teamSize, toDraft, type Team } from './team'
import styles from './RegisterForm.module.css'

type Props = {
  id: string
  event: FestEvent
  leader: Member
  draftName: string
  refusedTeam: Team | null
  onSubmit: (team: Team) => Promise<void>
}

export function RegisterForm({ id, event, leader, draftName, refusedTeam, onSubmit }: Props) {
  const [initialValues] = useState(
    () => fromDraft(draftOf(draftName).get(), event) ?? emptyTeam(event),
  )

  function validate(team: Team): FormikErrors<Team> {
    const errors = memberErrors(extraMembers(team), [leader])
    return errors.some(({ sfId, email }) => sfId ?? email) ? { members: errors } : {}
  }

  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      {({ values, setValues }) => (
        <Form id={id} className={styles.form} noValidate>
          {event.tagline && <p className={styles.tagline}>{event.tagline}</p>}
          <dl className={styles.leader}>
            <dt>Your SF id</dt>
            <dd>{leader.sfId}</dd>
            <dt>Your mail</dt>
            <dd>{leader.email}</dd>
          </dl>
          <TeamSize event={event} />
          {refusedTeam && (
            <Button variant="secondary" size="small" onClick={() => void setValues(refusedTeam)}>
              Bring back the last team
            </Button>
          )}
          <MemberRows name="members" count={values.size - 1} first={2} />
          <KeepDraft name={draftName} toDraft={toDraft} />
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  )
}

/** The number includes the user. Hidden rows keep their text, and show it again when the number goes up. */
function TeamSize({ event }: { event: FestEvent }) {
  const { values, setValues } = useFormikContext<Team>()
  const { min_participation: min, max_participation: max } = event

  function resize(size: number) {
    const missing = blankRows(size - 1 - values.members.length)
    void setValues({ size, members: [...values.members, ...missing] })
  }

  return (
    <div>
      {max > 1 && (
        <div className={styles.size}>
          <b aria-hidden="true">Members, with you</b>
          <Stepper
            label="Members, with you"
            value={values.size}
            min={min}
            max={max}
            onChange={resize}
          />
        </div>
      )}
      <p className={styles.limits}>{teamSize(event)}</p>
    </div>
  )
}
