import { useFormikContext } from 'formik'
import { useCallback, useDeferredValue, useRef, useState, type ClipboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Member } from '@/api/registrations'
import type { MemberList } from '@/blocks/members/memberList'
import { blankRows } from '@/blocks/members/memberRow'
import { MemberRows } from '@/blocks/members/MemberRows'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { PasteBox } from '@/blocks/members/PasteBox'
import { readPastedList, type PastedList } from '@/blocks/members/pastedList'
import { listOfRows, MAX_ROWS, rowErrors, withPasted } from './rows'
import { WaitingRows } from './WaitingRows'
import styles from './AddMembers.module.css'

/** `own`: the user. */
export function AddMembersForm({ own }: { own: Member }) {
  const { values, setValues, setTouched, setFormikState } = useFormikContext<MemberList>()
  const { members: rows, pasted: text } = values
  // A key is shown before the rows that wait, of which there may be a thousand, are compared with it.
  const deferredRows = useDeferredValue(rows)
  const form = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')

  function fill({ members, leftOver }: PastedList, from?: number) {
    const next = withPasted(rows, members, from)
    // As after a submit: the rows show their errors.
    setFormikState((now) => ({ ...now, submitCount: Math.max(1, now.submitCount) }))
    void setTouched({ members: next.map(() => ({ sfId: true, email: true })) }, false)
    void setValues(listOfRows(next, leftOver.join('\n')), true)
    const errors = rowErrors(next, [own]).filter(({ sfId, email }) => sfId ?? email)
    setSaid(filledWords(members.length, errors.length, leftOver.length))
  }

  function handlePaste(event: ClipboardEvent) {
    const at = rowIndexOf(event.target)
    const copied = event.clipboardData.getData('text')
    const pasted = readPastedList(copied)
    if (at === undefined || !isList(pasted.members, copied)) return
    event.preventDefault()
    const leftOver = [text.trim(), ...pasted.leftOver].filter(Boolean)
    fill({ members: pasted.members, leftOver }, at)
  }

  function setRows(next: Member[], row: number) {
    flushSync(() => void setValues(listOfRows(next, text)))
    const name = `members.${Math.max(0, row)}.sfId`
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }

  // The same function at every render, or all waiting rows would be rendered for each key.
  const removeWaiting = useCallback(
    (index: number) =>
      void setValues((list) =>
        listOfRows(
          list.members.filter((_, at) => at !== index),
          list.pasted,
        ),
      ),
    [setValues],
  )

  const shown = Math.min(rows.length, MAX_ROWS)
  const isFull = rows.length >= MAX_ROWS
  return (
    <div className={styles.form} onPaste={handlePaste}>
      <p>Up to {MAX_ROWS} at once. You can paste a whole list into any field or into the box.</p>
      <PasteBox onFill={fill} />
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div ref={form}>
        <MemberRows
          count={shown}
          onRemove={(index) => setRows(rows.toSpliced(index, 1), Math.min(index, shown - 2))}
        />
      </div>
      <WaitingRows rows={deferredRows} own={own} onRemove={removeWaiting} />
      {!isFull && (
        <Button
          variant="secondary"
          size="small"
          className={styles.more}
          onClick={() => setRows([...rows, ...blankRows(1)], rows.length)}
        >
          <Icon name="plus" /> Add a row
        </Button>
      )}
    </div>
  )
}

function rowIndexOf(target: EventTarget): number | undefined {
  const name = target instanceof HTMLInputElement ? target.name : ''
  const [, index] = /^members\.(\d+)\./.exec(name) ?? []
  return index === undefined ? undefined : Number(index)
}

/** More than one field can hold: several members, an SF ID with an email, or an email with a name. */
function isList(members: Member[], text: string) {
  const [first] = members
  if (!first || members.length > 1) return members.length > 1
  const isPair = first.sfId !== '' && first.email !== ''
  return isPair || text.trim().length > (first.sfId || first.email).length
}

function filledWords(filled: number, faulty: number, left: number): string {
  const people = `${filled} ${filled === 1 ? 'person' : 'people'} read.`
  const rows = faulty > 0 && `${faulty} ${faulty === 1 ? 'row needs' : 'rows need'} a look.`
  const lines =
    left > 0 &&
    `${left} ${left === 1 ? 'line was not understood and is' : 'lines were not understood and are'} still in the box.`
  return [people, rows, lines].filter(Boolean).join(' ')
}
