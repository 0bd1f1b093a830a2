import { useFormikContext } from 'formik'
import { useState, type ReactNode } from 'react'
import type { GroupRegistration } from '@/api/registrations'
import { Form } from '@/blocks/forms/Form'
import { ServerError } from '@/blocks/forms/submitErrors'
import { useFormattedDraft } from '@/blocks/forms/useDraft'
import { isBlank, refusalOf, type Refusal } from '@/blocks/members/memberRow'
import { membersOf, teamAfter, teamFormat, validateTeam, type Team } from '@/blocks/members/team'
import { TeamEntry, TeamSizeField } from '@/blocks/members/TeamEntry'
import { useAddTeamMembers } from '@/queries/registrations'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { notify } from '@/shared/ui/toast/notify'
import { eventName } from './deregistration'
import { freePlaces } from './teamRoles'
import styles from './TeamCard.module.css'

type Props = { team: GroupRegistration; children: ReactNode }

/** Add team members (Spec §5): as many rows as free places. Typed rows stay until they are sent. */
export function AddTeamMembersForm({ team: { event, GroupMembers }, team, children }: Props) {
  const limits = { min: 1, max: freePlaces(team) }
  const draft = useFormattedDraft(`add-members:${event.id}`, teamFormat(limits))
  const addMembers = useAddTeamMembers(event.id)
  const hasChoice = limits.max > 1
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function add(typed: Team) {
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
    const left = teamAfter(typed, added, limits)
    const isEmpty = left.members.every(isBlank) && left.pasted.trim() === ''
    if (isEmpty || added.length === limits.max) draft.clear()
    else draft.store(left)
  }

  return (
    // Once the last place is taken, the form is removed.
    <div ref={restoreFocus}>
      <Form
        draft={draft}
        validate={(typed) => validateTeam(typed, limits, GroupMembers)}
        className={styles.form}
        isSending={addMembers.isPending}
        onSubmit={add}
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
        />
        <ServerError />
        <div className={styles.actions}>
          <AddButton isPending={addMembers.isPending} hasChoice={hasChoice} />
          {children}
        </div>
      </Form>
    </div>
  )
}

function AddButton({ isPending, hasChoice }: { isPending: boolean; hasChoice: boolean }) {
  const { values } = useFormikContext<Team>()
  return (
    <SubmitButton busy="Adding..." isBusy={isPending} variant="secondary" size="small" wide={false}>
      {values.size > 1 && hasChoice ? 'Add members' : 'Add'}
    </SubmitButton>
  )
}
