import { Form, Formik, useFormikContext, type FormikErrors } from 'formik'
import { useState, type ReactNode } from 'react'
import type { GroupRegistration } from '@/api/events'
import { blankRows } from '@/blocks/members/memberRow'
import { MemberRows } from '@/blocks/members/MemberRows'
import { draftOf } from '@/shared/storage/drafts'
import { KeepDraft } from '@/shared/ui/form/KeepDraft'
import { Stepper } from '@/shared/ui/button/Stepper'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { cleanRows, newMemberErrors, fromDraft, toDraft, type NewMembers } from './newMembers'
import { freePlaces } from './team'
import type { Adding } from './useAddMembers'
import styles from './TeamCard.module.css'

type Props = {
  team: GroupRegistration
  children: ReactNode
  adding: Adding
}

/** Add team members (Spec §5): as many rows as free places. Typed rows stay until they are sent. */
export function AddTeamMembersForm({ team, children, adding }: Props) {
  const { event } = team
  const free = freePlaces(team)
  const draftName = adding.draftName(event.id)
  const [initialValues] = useState(() => fromDraft(draftOf(draftName).get(), free))

  function validate(values: NewMembers): FormikErrors<NewMembers> {
    const errors = newMemberErrors(values, free, team.GroupMembers)
    return errors.some(({ sfId, email }) => sfId || email) ? { members: errors } : {}
  }

  return (
    <Formik
      initialValues={initialValues}
      validate={validate}
      onSubmit={(typed) => adding.add(event, { typed, members: cleanRows(typed, free) })}
    >
      {({ values }) => (
        <Form className={styles.form} noValidate>
          <h5 className={styles.formTitle}>Add a member</h5>
          {free > 1 && <HowMany free={free} />}
          <MemberRows
            name="members"
            count={Math.min(values.count, free)}
            first={team.GroupMembers.length + 1}
            labels={{ sfId: 'SF-ID', email: 'Email' }}
          />
          <div className={styles.actions}>
            <SubmitButton
              busy="Adding..."
              isBusy={adding.isBusyWith(event.id)}
              variant="secondary"
              size="small"
              wide={false}
            >
              {values.count > 1 && free > 1 ? 'Add members' : 'Add'}
            </SubmitButton>
            {children}
          </div>
          <KeepDraft name={draftName} toDraft={toDraft} />
        </Form>
      )}
    </Formik>
  )
}

/** Hidden rows keep their text, and show it again when the number goes up. */
function HowMany({ free }: { free: number }) {
  const { values, setValues } = useFormikContext<NewMembers>()

  function resize(count: number) {
    const missing = blankRows(count - values.members.length)
    void setValues({ count, members: [...values.members, ...missing] })
  }

  return (
    <div className={styles.howMany}>
      <b aria-hidden="true">How many</b>
      <Stepper label="How many" value={Math.min(values.count, free)} max={free} onChange={resize} />
      <span>{free} places are free</span>
    </div>
  )
}
