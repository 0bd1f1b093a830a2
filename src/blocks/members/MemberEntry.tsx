import { useFormikContext } from 'formik'
import { useEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import type { Member } from '@/api/registrations'
import { FromTeams } from './FromTeams'
import {
  lineOf,
  withLines,
  withoutRow,
  withPeople,
  type MemberList,
  type RowLimits,
} from './memberList'
import {
  cleanMember,
  hasError,
  isBlank,
  isOneOf,
  memberErrors,
  refusedRows,
  type MemberRules,
  type Refusal,
} from './memberRow'
import { MemberRows } from './MemberRows'
import { PasteBox } from './PasteBox'
import { isList, readPastedList, type PastedList } from './pastedList'
import { useRemoval } from './useRemoval'
import styles from './MemberEntry.module.css'

type Props = {
  limits: RowLimits
  /** The rules that also validate the form. */
  rules: MemberRules
  /** The server's last refusal. Each refusal is a new object, so that its row gets the focus again. */
  refusal: Refusal | null
  children?: ReactNode
}

/** Members are typed into rows, pasted as a list into any row, or chosen from the user's other teams. */
export function MemberEntry({ limits, rules, refusal, children }: Props) {
  // A pasted list often includes people who are members already, such as the user.
  const { taken, known = taken, groupName, firstNumber = 1 } = rules
  const { values, setValues, setTouched } = useFormikContext<MemberList>()
  const container = useRef<HTMLDivElement>(null)
  const [hasPasted, setHasPasted] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const { members: rows, pasted } = values
  const { remove, offer } = useRemoval(limits)

  useEffect(() => {
    if (refusal)
      container.current?.querySelector<HTMLElement>('[data-refused="true"] input')?.focus()
  }, [refusal])

  function fill(list: PastedList, box: string, from?: number) {
    const people = list.members.filter((member) => !isOneOf(known, member))
    const { members, withoutPlace } = withPeople(rows, people, limits, from)
    const errors = memberErrors(members, rules)
    const isFilled = members.map((row) => !isBlank(row))
    setHasPasted(true)
    void setTouched({ members: isFilled.map((filled) => ({ sfId: filled, email: filled })) }, false)
    void setValues({
      members,
      pasted: withLines(box, [...list.leftOver, ...withoutPlace.map(lineOf)]),
    })
    setAnnouncement(
      pasteResult({
        read: people.length - withoutPlace.length,
        faulty: errors.filter((error, at) => isFilled[at] && hasError(error)).length,
        taken: list.members.length - people.length,
        groupName,
        left: withoutPlace.length,
        notRead: list.leftOver.length,
      }),
    )
  }

  /** Adds people while there are free rows. Returns the new rows. */
  function add(people: Member[]): Member[] {
    const { members } = withPeople(rows, people.map(cleanMember), limits)
    void setValues({ ...values, members })
    return members
  }

  function handlePaste(event: ClipboardEvent) {
    const from = rowIndexOf(event.target)
    const copied = event.clipboardData.getData('text')
    const list = readPastedList(copied)
    if (from === undefined || !isList(list.members, copied)) return
    event.preventDefault()
    fill(list, pasted, from)
  }

  return (
    <div ref={container} className={styles.entry} onPaste={handlePaste}>
      <PasteBox
        hasRoom={rows.length < limits.max || rows.some(isBlank)}
        onFill={() => fill(readPastedList(pasted), '')}
      />
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
      <MemberRows
        count={rows.length}
        min={limits.min}
        firstNumber={firstNumber}
        showsErrors={hasPasted}
        refused={refusal ? refusedRows(refusal, rows) : []}
        onRemove={remove}
        undo={offer}
      />
      {children}
      <FromTeams
        rows={rows}
        firstNumber={firstNumber}
        known={known}
        onAdd={add}
        onRemove={(row) => void setValues(withoutRow(values, row, limits))}
      />
    </div>
  )
}

function rowIndexOf(target: EventTarget): number | undefined {
  const name = target instanceof HTMLInputElement ? target.name : ''
  const [, index] = /^members\.(\d+)\./.exec(name) ?? []
  return index === undefined ? undefined : Number(index)
}

type Counts = {
  read: number
  faulty: number
  taken: number
  groupName: string
  left: number
  notRead: number
}

function pasteResult({ read, faulty, taken, groupName, left, notRead }: Counts): string {
  const sentences = [`${read} ${read === 1 ? 'person' : 'people'} read.`]
  if (faulty > 0) sentences.push(`${faulty} ${faulty === 1 ? 'row needs' : 'rows need'} a look.`)
  if (left > 0) sentences.push(`No row is left for ${left} more.`)
  if (notRead > 0) {
    const lines =
      notRead === 1 ? 'line was not understood and is' : 'lines were not understood and are'
    sentences.push(`${notRead} ${lines} still in the box.`)
  }
  if (taken > 0) sentences.push(`${taken} already in ${groupName}.`)
  return sentences.join(' ')
}
