import { Formik, type FormikErrors, type FormikHelpers, type FormikProps } from 'formik'
import { useId, useRef, useState } from 'react'
import { addContingentMembers, getMembers, type Contingent } from '@/api/contingents'
import { sendForm } from '@/blocks/forms/sendForm'
import { ServerError } from '@/blocks/forms/ServerError'
import { hasAll } from '@/blocks/members/memberRow'
import { draftOf, dropDraft } from '@/shared/storage/drafts'
import { Modal } from '@/shared/ui/modal/Modal'
import { notify } from '@/shared/ui/toast/notify'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { AddMembersForm } from './AddMembersForm'
import {
  EMPTY,
  rowErrors,
  fromDraft,
  isBlank,
  MAX_ROWS,
  rowsAfter,
  rowsToSend,
  type NewMembers,
} from './rows'
import styles from './AddMembers.module.css'

type Props = {
  open: boolean
  contingent: Contingent
  onAdded: () => void
  onUnsure: () => void
  onClose: () => void
}

/** Add Members: 1 to 20 rows at once (Spec §5). Typed rows stay until they are added, even if the modal is closed. */
export function AddMembersModal({ open, contingent, onAdded, onUnsure, onClose }: Props) {
  const { token, user } = useOwnSession()
  const [run] = useAction(addContingentMembers, {
    offline: 'Network issue',
    async recover({ members }) {
      const found = await getMembers({ token })
      return found && hasAll(found.updatedMembersInfo, members) ? '' : undefined
    },
  })
  const id = useId()
  const draftName = `contingent-members:${user.sfId}:${contingent.id}`
  // The user can keep typing while the request is pending.
  const live = useRef<FormikProps<NewMembers>>(null)
  const [initialValues] = useState(() => fromDraft(draftOf(draftName).get()))

  function validate({ rows, list }: NewMembers): FormikErrors<NewMembers> {
    if (rows.every(isBlank) && list.trim() !== '') return { list: 'Press “Fill the rows” first' }
    const errors = rowErrors(rows, user.sfId).slice(0, MAX_ROWS)
    return errors.some(({ sfId, email }) => sfId ?? email) ? { rows: errors } : {}
  }

  async function handleSubmit(values: NewMembers, form: FormikHelpers<NewMembers>) {
    const members = rowsToSend(values)
    const outcome = await sendForm(form, () => run({ token, members }))
    if (outcome.how === 'refused' || outcome.how === 'unknown') onUnsure()
    if (outcome.how !== 'done') return
    notify.done(outcome.value, 'Members added')
    const left = rowsAfter(live.current?.values ?? values, members)
    const isOver = left.rows.every(isBlank) && left.list.trim() === ''
    form.resetForm({ values: isOver ? EMPTY : left, submitCount: isOver ? 0 : 1 })
    if (isOver) {
      dropDraft(draftName)
      onClose()
    }
    onAdded()
  }

  return (
    <Formik
      innerRef={live}
      initialValues={initialValues}
      validate={validate}
      onSubmit={handleSubmit}
    >
      {() => (
        <Modal
          open={open}
          title="Add Members"
          onClose={onClose}
          footer={
            <div className={styles.foot}>
              <ServerError />
              <SubmitButton form={id} busy="Adding...">
                Add Members
              </SubmitButton>
            </div>
          }
        >
          <AddMembersForm id={id} ownSfId={user.sfId} draftName={draftName} />
        </Modal>
      )}
    </Formik>
  )
}
