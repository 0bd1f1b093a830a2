import { Form, Formik, type FormikHelpers } from 'formik'
import { useState, type ReactNode } from 'react'
import type { GroupRegistration } from '@/api/registrations'
import { runSubmit, ServerError } from '@/blocks/forms/submitErrors'
import { fieldBeingTyped, type FieldToFocus } from '@/blocks/members/MemberEntry'
import { isBlank, refusalOf, type Refusal } from '@/blocks/members/memberRow'
import { membersOf, teamAfter, teamFormat, validateTeam, type Team } from '@/blocks/members/team'
import { TeamEntry, TeamSizeField } from '@/blocks/members/TeamEntry'
import { AutosaveDraft, useRowsDraft } from '@/blocks/forms/formDraft'
import { useAddTeamMembers } from '@/queries/registrations'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { notify } from '@/shared/ui/toast/notify'
import { storeDraft } from '@/state/drafts'
import { eventName } from './deregistration'
import { freePlaces } from './teamRoles'
import styles from './TeamCard.module.css'

type Props = { team: GroupRegistration; children: ReactNode }

/** Add team members (Spec §5): as many rows as free places. Typed rows stay until they are sent. */
export function AddTeamMembersForm({ team: { event, GroupMembers }, team, children }: Props) {
  const limits = { min: 1, max: freePlaces(team) }
  const draft = useRowsDraft(`add-members:${event.id}`, teamFormat(limits))
  const addMembers = useAddTeamMembers(event.id)
  const hasChoice = limits.max > 1
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [focused, setFocused] = useState<FieldToFocus | null>(null)

  async function add(typed: Team, { resetForm }: FormikHelpers<Team>) {
    const added = membersOf(typed, limits)
    setRefusal(null)
    let message: string | undefined
    try {
      message = await addMembers.send(added)
    } catch (error) {
      setRefusal(refusalOf(error, added))
      throw error
    }
    const who = added.length === 1 ? added.map(({ sfId }) => sfId) : `${added.length} members`
    const announcement = `${who.toString()} added to your team for ${eventName(event)}`
    notify.done(message, announcement)
    // Also what was typed during the request.
    const current = draft.read()
    const left = teamAfter(current, added, limits)
    draft.clear()
    const isEmpty = left.members.every(isBlank) && left.pasted.trim() === ''
    if (isEmpty || added.length === limits.max) return
    // The form may be closed by now, so the draft is stored here, too.
    storeDraft(draft.owner, draft.form, draft.toDraft(left))
    setFocused(fieldBeingTyped(current.members, added))
    resetForm({ values: left })
  }

  return (
    <Formik
      initialValues={draft.initialValues}
      validate={(typed) => validateTeam(typed, limits, GroupMembers)}
      onSubmit={(typed, helpers) => runSubmit(helpers, () => add(typed, helpers))}
    >
      {({ values }) => (
        <Form
          // Once the last place is taken, the form is removed.
          ref={restoreFocus}
          className={styles.form}
          noValidate
        >
          <h5 className={styles.formTitle}>Add a member</h5>
          {hasChoice && (
            <div className={styles.howMany}>
              <TeamSizeField label="How many" limits={limits} />
              <span>{limits.max} places are free</span>
            </div>
          )}
          <TeamEntry
            limits={limits}
            taken={GroupMembers}
            first={GroupMembers.length + 1}
            refusal={refusal}
            focused={focused}
          />
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
          <AutosaveDraft draft={draft} />
        </Form>
      )}
    </Formik>
  )
}
