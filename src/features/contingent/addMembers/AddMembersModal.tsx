import type { FormikHelpers } from 'formik'
import { useState } from 'react'
import type { Contingent } from '@/api/contingents'
import { ModalForm } from '@/blocks/forms/ModalForm'
import { isBlank, type MemberList, refusalOf, type Refusal } from '@/blocks/members/memberRow'
import { useRowsDraft } from '@/blocks/forms/formDraft'
import { useAddContingentMembers } from '@/queries/contingent'
import { useCurrentSession } from '@/state/session'
import { AddMembersForm } from './AddMembersForm'
import { rowsAfter, rowsFormat, rowsToSend, validateRows } from './rows'

type Props = {
  open: boolean
  contingent: Contingent
  onClose: () => void
}

/** Add Members: 1 to 20 rows at once (Spec §5). Typed rows stay until they are added, even if the modal is closed. */
export function AddMembersModal({ open, contingent, onClose }: Props) {
  const { user } = useCurrentSession()
  const addMembers = useAddContingentMembers()
  const draft = useRowsDraft(`contingent-members:${user.sfId}:${contingent.id}`, rowsFormat)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function handleSubmit(values: MemberList, helpers: FormikHelpers<MemberList>) {
    const members = rowsToSend(values)
    setRefusal(null)
    try {
      await addMembers.send(members)
    } catch (error) {
      setRefusal(refusalOf(error, members))
      throw error
    }
    // The user can keep typing while the request is pending.
    const left = rowsAfter(draft.read(), members)
    if (left.members.every(isBlank) && left.pasted.trim() === '') {
      draft.clear()
      onClose()
    } else {
      helpers.resetForm({ values: left, submitCount: 1 })
    }
  }

  return (
    <ModalForm
      open={open}
      title="Add Members"
      draft={draft}
      validate={(list) => validateRows(list, user)}
      submit="Add Members"
      busy="Adding..."
      isBusy={addMembers.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <AddMembersForm leader={user} contingent={contingent} refusal={refusal} />
    </ModalForm>
  )
}
