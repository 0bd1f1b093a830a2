import { useFormikContext } from 'formik'
import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import type { Member } from '@/api/events'
import { blankRows } from '@/blocks/members/memberRow'
import { MemberRows } from '@/blocks/members/MemberRows'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { KeepDraft } from '@/shared/ui/form/KeepDraft'
import { PasteBox } from './PasteBox'
import { readPastedList, type PastedList } from './pastedList'
import { EMPTY, rowErrors, MAX_ROWS, toDraft, withPasted, type NewMembers } from './rows'
import { WaitingRows } from './WaitingRows'
import styles from './AddMembers.module.css'

type Props = {
  /** The user. */
  own: Member
  draftName: string
}

export function AddMembersForm({ own, draftName }: Props) {
  const { values, setValues, setTouched, setFormikState } = useFormikContext<NewMembers>()
  const { rows } = values
  const form = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [focused, setFocused] = useState<{ row: number }>()

  useEffect(() => {
    if (!focused) return
    form.current?.querySelector<HTMLElement>(`[name="rows.${focused.row}.sfId"]`)?.focus()
  }, [focused])

  function fill({ members, leftOver }: PastedList, from?: number) {
    const next = withPasted(rows, members, from)
    // As after a submit: the rows show their errors.
    setFormikState((now) => ({ ...now, submitCount: Math.max(1, now.submitCount) }))
    void setTouched({ rows: next.map(() => ({ sfId: true, email: true })) }, false)
    void setValues({ rows: next, list: leftOver.join('\n') }, true)
    const errors = rowErrors(next, own).filter(({ sfId, email }) => sfId ?? email)
    setSaid(filledWords(members.length, errors.length, leftOver.length))
  }

  function handlePaste(event: ClipboardEvent) {
    const at = rowIndexOf(event.target)
    const text = event.clipboardData.getData('text')
    const pasted = readPastedList(text)
    if (at === undefined || !isList(pasted.members, text)) return
    event.preventDefault()
    const leftOver = [values.list.trim(), ...pasted.leftOver].filter(Boolean)
    fill({ members: pasted.members, leftOver }, at)
  }

  function setRows(next: Member[], row: number) {
    void setValues({ ...values, rows: next.length > 0 ? next : blankRows(1) })
    setFocused({ row: Math.max(0, row) })
  }

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
          name="rows"
          count={shown}
          onRemove={(index) => setRows(rows.toSpliced(index, 1), Math.min(index, shown - 2))}
        />
      </div>
      <WaitingRows
        rows={rows}
        own={own}
        onRemove={(index) => void setValues({ ...values, rows: rows.toSpliced(index, 1) })}
      />
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
      <KeepDraft name={draftName} toDraft={toDraft} empty={EMPTY} />
    </div>
  )
}

function rowIndexOf(target: EventTarget): number | undefined {
  const name = target instanceof HTMLInputElement ? target.name : ''
  const [, index] = /^rows\.(\d+)\./.exec(name) ?? []
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
