import { useFormikContext } from 'formik'
import { useState, type MouseEvent } from 'react'
import type { Contingent } from '@/api/contingent'
import { Form } from '@/blocks/forms/Form'
import { useFormattedDraft } from '@/blocks/forms/useDraft'
import { MemberEntry } from '@/blocks/members/MemberEntry'
import {
  afterSending,
  listErrors,
  listFormat,
  resized,
  type MemberList,
} from '@/blocks/members/memberList'
import {
  cleanMember,
  isBlank,
  refusalOf,
  type MemberRules,
  type Refusal,
} from '@/blocks/members/memberRow'
import { warnOfLeftOut } from '@/blocks/members/warnOfLeftOut'
import { useAddContingentMembers, useContingent } from '@/queries/contingent'
import { useFocusNext } from '@/blocks/members/useFocusNext'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { Modal } from '@/shared/ui/modal/Modal'
import { useCurrentSession } from '@/state/session'
import styles from './AddMembers.module.css'

/** The maximum per request (Spec §9). */
const limits = { min: 1, max: 20 }
const format = listFormat(limits)

type Props = {
  open: boolean
  contingent: Contingent
  onClose: () => void
}

/** Add Members: 1 to 20 rows at once (Spec §5). Closing the modal keeps the rows until they are sent. */
export function AddMembersModal({ open, contingent, onClose }: Props) {
  // The cached contingent of the last visit may belong to a former leader, so the modal waits for the fetch.
  const { isFetched } = useContingent()
  return (
    <Modal open={open && isFetched} title="Add Members" onClose={onClose}>
      <AddMembersForm contingent={contingent} onDone={onClose} />
    </Modal>
  )
}

type FormProps = {
  contingent: Contingent
  /** Called when all members are added. */
  onDone: () => void
}

function AddMembersForm({ contingent, onDone }: FormProps) {
  const { user } = useCurrentSession()
  const addMembers = useAddContingentMembers()
  const draft = useFormattedDraft(`contingent-members:${contingent.id}`, format)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const rules: MemberRules = {
    // The list of members may be old, so the server decides about the others (Spec §5).
    taken: [user],
    known: [user, ...contingent.updatedMembersInfo.map(withoutEmail)],
    groupName: 'your contingent',
    skipsEmpty: true,
  }

  async function handleSubmit(list: MemberList) {
    const members = list.members.filter((row) => !isBlank(row)).map(cleanMember)
    setRefusal(null)
    try {
      await addMembers.send(members)
    } catch (error) {
      setRefusal(refusalOf(error, members))
      throw error
    }
    const left = afterSending(list, limits)
    if (left) return draft.replace(left)
    warnOfLeftOut(list)
    draft.clear()
    onDone()
  }

  return (
    <Form
      draft={draft}
      validate={(list) => listErrors(list, rules)}
      mutation={addMembers}
      onSubmit={handleSubmit}
      className={styles.form}
      button={{ children: 'Add Members', busy: 'Adding...' }}
      isButtonInFooter
    >
      <p>Up to {limits.max} at once. You can paste a whole list into any field or into the box.</p>
      <MemberEntry limits={limits} rules={rules} refusal={refusal}>
        <AddRow />
      </MemberEntry>
    </Form>
  )
}

/** The server does not send the emails of a contingent's members. */
function withoutEmail({ sfId }: { sfId: string }) {
  return { sfId, email: '' }
}

function AddRow() {
  const { values, setValues } = useFormikContext<MemberList>()
  const focusNext = useFocusNext()
  const count = values.members.length
  if (count >= limits.max) return null

  function add(event: MouseEvent<HTMLElement>) {
    const form = event.currentTarget.closest('form')
    void setValues(resized(values, count + 1))
    focusNext(() => form?.querySelector(`[name="members.${count}.sfId"]`))
  }

  return (
    <Button variant="secondary" size="small" className={styles.more} onClick={add}>
      <Icon name="plus" /> Add a row
    </Button>
  )
}
