import { useFormikContext } from 'formik'
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Contingent } from '@/api/contingents'
import type { Member } from '@/api/registrations'
import { MemberEntry } from '@/blocks/members/MemberEntry'
import { blankRows, type MemberList, type Refusal } from '@/blocks/members/memberRow'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { listOfRows, listRules, MAX_ROWS, withoutRow } from './rows'
import { WaitingRows } from './WaitingRows'
import styles from './AddMembers.module.css'

type Props = {
  /** The user. */
  leader: Member
  contingent: Contingent
  refusal: Refusal | null
}

export function AddMembersForm({ leader, contingent, refusal }: Props) {
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
