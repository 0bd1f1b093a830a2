import { useFormikContext } from 'formik'
import { useState, type ReactNode } from 'react'
import type { GroupRegistration } from '@/api/registrations'
import { Form } from '@/blocks/forms/Form'
import { ServerError } from '@/blocks/forms/ServerError'
import { useFormattedDraft } from '@/blocks/forms/useDraft'
import { MemberCountField } from '@/blocks/members/MemberCountField'
import { MemberEntry } from '@/blocks/members/MemberEntry'
import { afterSending, listErrors, listFormat, type MemberList } from '@/blocks/members/memberList'
import { cleanMember, refusalOf, type Refusal } from '@/blocks/members/memberRow'
import { warnOfLeftOut } from '@/blocks/members/warnOfLeftOut'
import { useAddTeamMembers } from '@/queries/registrations'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { notify } from '@/shared/ui/toast/notify'
import { Untranslated } from '@/shared/ui/Untranslated'
import { eventName, freePlaces } from '@/queries/registrationRules'
import styles from './TeamCard.module.css'

type Props = { team: GroupRegistration; children: ReactNode }

/** Add team members (Spec §5): at most as many rows as free places. The rows stay until they are sent. */
export function AddTeamMembersForm({ team: { event, GroupMembers }, team, children }: Props) {
  const limits = { min: 1, max: freePlaces(team) }
  const rules = {
    taken: GroupMembers,
    groupName: 'your team',
    firstNumber: GroupMembers.length + 1,
  }
  const draft = useFormattedDraft(`add-members:${event.id}`, listFormat(limits))
  const addMembers = useAddTeamMembers(event.id)
  const hasChoice = limits.max > 1
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function add(typed: MemberList) {
    const added = typed.members.map(cleanMember)
    setRefusal(null)
    let message: string | undefined
    try {
      message = await addMembers.send(added)
    } catch (error) {
      setRefusal(refusalOf(error, added))
      throw error
    }
    const [one] = added.length === 1 ? added : []
    notify.done(
      message,
      <>
        {one ? <Untranslated>{one.sfId}</Untranslated> : `${added.length} members`} added to your
        team for {eventName(event)}
      </>,
    )
    const left = added.length < limits.max ? afterSending(typed, limits) : null
    if (left) return draft.replace(left)
    warnOfLeftOut(typed)
    draft.clear()
  }

  return (
    <Form
      draft={draft}
      validate={(typed) => listErrors(typed, rules)}
      mutation={addMembers}
      onSubmit={add}
      className={styles.form}
    >
      <h5 className={styles.formTitle}>Add a member</h5>
      {hasChoice && (
        <div className={styles.howMany}>
          <MemberCountField label="How many" limits={limits} />
          <span>{limits.max} places are free</span>
        </div>
      )}
      <MemberEntry limits={limits} rules={rules} refusal={refusal} />
      <ServerError error={addMembers.error} />
      <div className={styles.actions}>
        <AddButton hasChoice={hasChoice} />
        {children}
      </div>
    </Form>
  )
}

function AddButton({ hasChoice }: { hasChoice: boolean }) {
  const { values } = useFormikContext<MemberList>()
  return (
    <SubmitButton busy="Adding..." variant="secondary" size="small" wide={false}>
      {values.members.length > 1 && hasChoice ? 'Add members' : 'Add'}
    </SubmitButton>
  )
}
