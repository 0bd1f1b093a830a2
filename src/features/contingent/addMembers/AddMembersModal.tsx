import { useFormikContext } from 'formik'
import { useCallback, useDeferredValue, useState } from 'react'
import type { Contingent } from '@/api/contingents'
import type { Member } from '@/api/registrations'
import { Form } from '@/blocks/forms/Form'
import { useFormattedDraft } from '@/blocks/forms/useDraft'
import { MemberEntry, type FieldToFocus } from '@/blocks/members/MemberEntry'
import {
  blankRows,
  isBlank,
  refusalOf,
  type MemberList,
  type Refusal,
} from '@/blocks/members/memberRow'
import { readPastedList } from '@/blocks/members/pastedList'
import { useAddContingentMembers } from '@/queries/contingent'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { Modal } from '@/shared/ui/modal/Modal'
import { useCloseIfOpen } from '@/shared/ui/modal/useCloseIfOpen'
import { notify } from '@/shared/ui/toast/notify'
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
  const draft = useFormattedDraft(`contingent-members:${contingent.id}`, rowsFormat)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [focused, setFocused] = useState<FieldToFocus | null>(null)

  async function handleSubmit(values: MemberList) {
    const members = rowsToSend(values)
    setRefusal(null)
    try {
      await addMembers.send(members)
    } catch (error) {
      setRefusal(refusalOf(error, members))
      throw error
    }
    const left = rowsAfter(values, members)
    const hasPeople = !left.members.every(isBlank) || readPastedList(left.pasted).members.length > 0
    if (hasPeople) return draft.store(left)
    if (left.pasted.trim() !== '') notify.warn(`Not read: ${left.pasted.trim()}`)
    draft.clear()
    closeIfOpen()
  }

  return (
    <Form
      layout={(form, footer) => (
        <Modal open={open} title="Add Members" footer={footer} onClose={onClose}>
          {form}
        </Modal>
      )}
      draft={draft}
      validate={(list) => validateRows(list, user)}
      button={{ children: 'Add Members', busy: 'Adding...' }}
      isSending={addMembers.isPending}
      onSubmit={handleSubmit}
    >
      <MemberFields
        leader={user}
        contingent={contingent}
        refusal={refusal}
        focused={focused}
        onFocus={setFocused}
      />
    </Form>
  )
}

type MemberFieldsProps = {
  /** The user. */
  leader: Member
  contingent: Contingent
  refusal: Refusal | null
  focused: FieldToFocus | null
  /** The row that was just added, or took the place of a removed one. The same function at every render. */
  onFocus: (field: FieldToFocus) => void
}

function MemberFields(props: MemberFieldsProps) {
  const { leader, contingent, refusal, focused, onFocus } = props
  const { values, setValues } = useFormikContext<MemberList>()
  const { members: rows, pasted } = values
  // A key is shown before the rows that wait, of which there may be a thousand, are compared with it.
  const deferredRows = useDeferredValue(rows)

  function addRow() {
    void setValues(listOfRows([...rows, ...blankRows(1)], pasted))
    onFocus(firstFieldOf(rows.length))
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
      onFocus(firstFieldOf(Math.max(0, Math.min(row, shown - 2))))
    },
    [remove, shown, onFocus],
  )

  return (
    <div className={styles.form}>
      <p>Up to {MAX_ROWS} at once. You can paste a whole list into any field or into the box.</p>
      <MemberEntry
        rules={listRules(leader)}
        taken={contingent.updatedMembersInfo.map(({ sfId }) => ({ sfId, email: '' }))}
        where="your contingent"
        skipsTaken
        refusal={refusal}
        focused={focused}
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

function firstFieldOf(row: number): FieldToFocus {
  return { name: `members.${row}.sfId` }
}
