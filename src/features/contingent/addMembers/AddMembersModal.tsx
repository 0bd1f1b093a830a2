import type { FormikErrors, FormikHelpers, FormikProps } from 'formik'
import { useRef, useState } from 'react'
import type { Contingent } from '@/api/contingents'
import { ModalForm } from '@/blocks/forms/ModalForm'
import { draftOf, dropDraft } from '@/shared/storage/drafts'
import { contingentMembers } from '@/state/server/contingent'
import { useAction } from '@/state/server/useAction'
import { useOwnSession } from '@/state/session'
import { AddMembersForm } from './AddMembersForm'
import {
  rowErrors,
  fromDraft,
  isBlank,
  MAX_ROWS,
  rowsAfter,
  rowsToSend,
  type NewMembers,
} from './rows'

type Props = {
  open: boolean
  contingent: Contingent
  onClose: () => void
}

/** Add Members: 1 to 20 rows at once (Spec §5). Typed rows stay until they are added, even if the modal is closed. */
export function AddMembersModal({ open, contingent, onClose }: Props) {
  const { user } = useOwnSession()
  const [run] = useAction(contingentMembers)
  const draftName = `contingent-members:${user.sfId}:${contingent.id}`
  // The user can keep typing while the request is pending.
  const live = useRef<FormikProps<NewMembers>>(null)
  const [initialValues] = useState(() => fromDraft(draftOf(draftName).get()))

  function validate({ rows, list }: NewMembers): FormikErrors<NewMembers> {
    if (rows.every(isBlank) && list.trim() !== '') return { list: 'Press “Fill the rows” first' }
    const errors = rowErrors(rows, user).slice(0, MAX_ROWS)
    return errors.some(({ sfId, email }) => sfId ?? email) ? { rows: errors } : {}
  }

  async function handleSubmit(values: NewMembers, form: FormikHelpers<NewMembers>) {
    const members = rowsToSend(values)
    const outcome = await run({ members })
    if (outcome.how !== 'done') return outcome
    const left = rowsAfter(live.current?.values ?? values, members)
    const isOver = left.rows.every(isBlank) && left.list.trim() === ''
    if (isOver) {
      dropDraft(draftName)
      onClose()
    } else {
      form.resetForm({ values: left, submitCount: 1 })
    }
    return outcome
  }

  return (
    <ModalForm
      open={open}
      title="Add Members"
      form={{ innerRef: live, initialValues, validate }}
      submit="Add Members"
      busy="Adding..."
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <AddMembersForm own={user} draftName={draftName} />
    </ModalForm>
  )
}
