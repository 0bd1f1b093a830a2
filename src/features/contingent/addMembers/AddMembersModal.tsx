import { useFormikContext, type FormikHelpers } from 'formik'
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Contingent } from '@/api/contingents'
import type { Member } from '@/api/registrations'
import { useRowsDraft } from '@/blocks/forms/formDraft'
import { ModalForm } from '@/blocks/forms/ModalForm'
import { MemberEntry } from '@/blocks/members/MemberEntry'
import {
  blankRows,
  isBlank,
  refusalOf,
  type MemberList,
  type Refusal,
} from '@/blocks/members/memberRow'
import { useAddContingentMembers } from '@/queries/contingent'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { useCloseIfOpen } from '@/shared/ui/modal/useCloseIfOpen'
import { useCurrentSession } from '@/state/session'
import {
  listOfRows,
  listRules,
  MAX_ROWS,
  rowsAfter,
  rowsFormat,
  rowsToSend,
  validateRows,
  withoutRow,
} from './rows'
import { WaitingRows } from './WaitingRows'
import styles from './AddMembers.module.css'

type Props = {
  open: boolean
  contingent: Contingent
  onClose: () => void
}

/** Add Members: 1 to 20 rows at once (Spec §5). Typed rows stay until they are added, even if the modal is closed. */
export function AddMembersModal({ open, contingent, onClose }: Props) {
  const { user } = useCurrentSession()
  const addMembers = useAddContingentMembers()
  const closeIfOpen = useCloseIfOpen(open, onClose)
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
      closeIfOpen()
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
      <MemberFields leader={user} contingent={contingent} refusal={refusal} />
    </ModalForm>
  )
}

type MemberFieldsProps = {
  /** The user. */
  leader: Member
  contingent: Contingent
  refusal: Refusal | null
}

function MemberFields({ leader, contingent, refusal }: MemberFieldsProps) {
  const { values, setValues } = useFormikContext<MemberList>()
  const { members: rows, pasted } = values
  // A key is shown before the rows that wait, of which there may be a thousand, are compared with it.
  const deferredRows = useDeferredValue(rows)
  const form = useRef<HTMLDivElement>(null)
  /** The row that was just added, or took the place of a removed one. A new object for each press. */
  const [focusedRow, setFocusedRow] = useState<{ index: number } | null>(null)

  useEffect(() => {
    if (!focusedRow) return
    const name = `members.${focusedRow.index}.sfId`
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }, [focusedRow])

  function addRow() {
    void setValues(listOfRows([...rows, ...blankRows(1)], pasted))
    setFocusedRow({ index: rows.length })
  }

  // The same functions at every render, or all rows would be rendered for each key.
  const remove = useCallback(
    (row: number) => void setValues((list) => withoutRow(list, row)),
    [setValues],
  )
  const shown = Math.min(rows.length, MAX_ROWS)
  const removeRow = useCallback(
    (row: number) => {
      remove(row)
      setFocusedRow({ index: Math.max(0, Math.min(row, shown - 2)) })
    },
    [remove, shown],
  )

  return (
    <div ref={form} className={styles.form}>
      <p>Up to {MAX_ROWS} at once. You can paste a whole list into any field or into the box.</p>
      <MemberEntry
        rules={listRules(leader)}
        taken={contingent.updatedMembersInfo.map(({ sfId }) => ({ sfId, email: '' }))}
        where="your contingent"
        refusal={refusal}
        onRemove={removeRow}
      >
        <WaitingRows rows={deferredRows} leader={leader} onRemove={remove} />
        {rows.length < MAX_ROWS && (
          <Button variant="secondary" size="small" className={styles.more} onClick={addRow}>
            <Icon name="plus" /> Add a row
          </Button>
        )}
      </MemberEntry>
    </div>
  )
}
