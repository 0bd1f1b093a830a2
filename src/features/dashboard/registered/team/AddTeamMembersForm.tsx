import { Form, Formik } from 'formik'
import type { ReactNode } from 'react'
import type { GroupRegistration } from '@/api/events'
import { sendForm } from '@/blocks/forms/formStatus'
import { ServerError } from '@/blocks/forms/ServerError'
import { membersOf } from '@/blocks/members/memberList'
import { MemberRows } from '@/blocks/members/MemberRows'
import { RowCount } from '@/blocks/members/RowCount'
import { useMemberRows } from '@/blocks/members/useMemberRows'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
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
  const { event, GroupMembers } = team
  const limits = { min: 1, max: freePlaces(team) }
  const { form, keeper } = useMemberRows({
    ...limits,
    draftName: adding.draftName(event),
    taken: GroupMembers,
  })
  const hasChoice = limits.max > 1

  return (
    <Formik
      {...form}
      onSubmit={(typed, helpers) =>
        sendForm(helpers, () => adding.add(event, { typed, members: membersOf(typed, limits) }))
      }
    >
      {({ values }) => (
        <Form className={styles.form} noValidate>
          <h5 className={styles.formTitle}>Add a member</h5>
          {hasChoice && (
            <div className={styles.howMany}>
              <RowCount label="How many" {...limits} />
              <span>{limits.max} places are free</span>
            </div>
          )}
          <MemberRows
            name="members"
            count={Math.min(values.size, limits.max)}
            first={GroupMembers.length + 1}
          />
          <ServerError />
          <div className={styles.actions}>
            <SubmitButton
              busy="Adding..."
              isBusy={adding.isBusyWith(event)}
              variant="secondary"
              size="small"
              wide={false}
            >
              {values.size > 1 && hasChoice ? 'Add members' : 'Add'}
            </SubmitButton>
            {children}
          </div>
          {keeper}
        </Form>
      )}
    </Formik>
  )
}
