import { Form, Formik } from 'formik'
import type { ReactNode } from 'react'
import type { GroupRegistration } from '@/api/registrations'
import { runSubmit, ServerError } from '@/blocks/forms/ServerError'
import { membersOf, toDraft, type MemberList } from '@/blocks/members/memberList'
import { MemberRows, RowCount } from '@/blocks/members/MemberRows'
import { useMemberRows } from '@/blocks/members/useMemberRows'
import { useAddTeamMembers } from '@/queries/registrations'
import { restoreFocusTo } from '@/shared/lib/restoreFocus'
import { draftOf, dropDraft } from '@/shared/storage/drafts'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { notify } from '@/shared/ui/toast/notify'
import { useOwnSession } from '@/state/session'
import { focusTargets } from '../useFocusHeading'
import { eventName } from './deregistration'
import { freePlaces } from './teamRoles'
import styles from './TeamCard.module.css'

type Props = { team: GroupRegistration; children: ReactNode }

/** Add team members (Spec §5): as many rows as free places. Typed rows stay until they are sent. */
export function AddTeamMembersForm({ team: { event, GroupMembers }, team, children }: Props) {
  const { user } = useOwnSession()
  const limits = { min: 1, max: freePlaces(team) }
  const draftName = `add-members:${user.sfId}:${event.id}`
  const { form, keeper } = useMemberRows({ ...limits, draftName, taken: GroupMembers })
  const addMembers = useAddTeamMembers(event.id)
  const hasChoice = limits.max > 1

  async function add(typed: MemberList) {
    const added = membersOf(typed, limits)
    const message = await addMembers.send(added)
    const who = added.length === 1 ? added.map(({ sfId }) => sfId) : `${added.length} members`
    const own = `${who.toString()} added to your team for ${eventName(event)}`
    notify.done(message, own)
    // Rows typed during the request are about other members: keep them.
    if (draftOf(draftName).get().members === toDraft(typed).members) dropDraft(draftName)
  }

  return (
    <Formik {...form} onSubmit={(typed, helpers) => runSubmit(helpers, () => add(typed))}>
      {({ values }) => (
        <Form
          // Once the last place is taken, the form closes.
          ref={restoreFocusTo(() => [document.getElementById(focusTargets.members(event.id))])}
          className={styles.form}
          noValidate
        >
          <h5 className={styles.formTitle}>Add a member</h5>
          {hasChoice && (
            <div className={styles.howMany}>
              <RowCount label="How many" {...limits} />
              <span>{limits.max} places are free</span>
            </div>
          )}
          <MemberRows count={Math.min(values.size, limits.max)} first={GroupMembers.length + 1} />
          <ServerError />
          <div className={styles.actions}>
            <SubmitButton
              busy="Adding..."
              isBusy={addMembers.isPending}
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
