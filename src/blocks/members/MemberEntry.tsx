import { useFormikContext } from 'formik'
import { useEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import type { Member } from '@/api/registrations'
import { FromTeams } from './FromTeams'
import {
  cleanMember,
  hasError,
  isOneOf,
  refusedRows,
  type MemberErrors,
  type MemberList,
  type Refusal,
} from './memberRow'
import { MemberRows } from './MemberRows'
import { PasteBox } from './PasteBox'
import { isList, readPastedList, type PastedList } from './pastedList'
import styles from './MemberEntry.module.css'

/** What differs between a team, which has a size, and a list, which grows. `Values` are those of the form. */
export type EntryRules<Values> = {
  /** The rows that can be edited. */
  shownRows: (values: Values) => Member[]
  /** Also the rows that wait for a later request. */
  allRows: (values: Values) => Member[]
  errorsOf: (values: Values) => MemberErrors[]
  /** Adds members, from the row `from` on if they were pasted there. */
  add: (values: Values, members: Member[], from?: number) => Values
  remove: (values: Values, row: number) => Values
}

/** The name of a field that gets the focus. A new object each time. */
export type FieldToFocus = { name: string }

type Props<Values> = {
  rules: EntryRules<Values>
  /** The number of the first row: 2 if the leader is Member 1. */
  first?: number
  /** Who is in the team or contingent already, and where that is. */
  taken: Member[]
  where: string
  /** A pasted team often includes those who are in it already, such as the user. Their rows could not be removed. */
  skipsTaken?: boolean
  /** The last refusal of the server. A new object for each: its row gets the focus. */
  refusal?: Refusal | null
  focused?: FieldToFocus | null
  onRemove?: (index: number) => void
  /** Below the rows, such as members who wait. */
  children?: ReactNode
}

/** Everything with which members are entered: rows, a list that is pasted into any of them, and people of own teams. */
export function MemberEntry<Values extends MemberList>(props: Props<Values>) {
  const { rules, first = 1, taken, skipsTaken = false, where, onRemove, children } = props
  const { refusal = null, focused = null } = props
  const { values, setValues } = useFormikContext<Values>()
  const { setTouched } = useFormikContext<MemberList>()
  const container = useRef<HTMLDivElement>(null)
  const [hasPasted, setHasPasted] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const rows = rules.shownRows(values)
  const refused = refusal ? refusedRows(refusal, rows) : []

  useEffect(() => {
    if (refusal)
      container.current?.querySelector<HTMLElement>('[data-refused="true"] input')?.focus()
  }, [refusal])

  /** One that was set before this mount has been handled. */
  const handled = useRef(focused)
  useEffect(() => {
    if (!focused?.name || focused === handled.current) return
    handled.current = focused
    const { activeElement } = document
    const isTypingElsewhere =
      activeElement instanceof HTMLInputElement && !container.current?.contains(activeElement)
    if (isTypingElsewhere) return
    container.current?.querySelector<HTMLElement>(`[name="${focused.name}"]`)?.focus()
  }, [focused])

  function fill({ members: pasted, leftOver }: PastedList, from?: number) {
    const members = pasted.filter((member) => !skipsTaken || !isOneOf(taken, member))
    const next = { ...rules.add(values, members, from), pasted: leftOver.join('\n') }
    setHasPasted(true)
    void setTouched({ members: next.members.map(() => ({ sfId: true, email: true })) }, false)
    void setValues(next, true)
    const faultyRows = rules.errorsOf(next).filter(hasError)
    const already = pasted.length - members.length
    const result = pasteResult(members.length, faultyRows.length, leftOver.length)
    setAnnouncement(already > 0 ? `${result} ${already} already in ${where}.` : result)
  }

  /** Adds only those for whom there is a place. */
  function add(people: Member[]): Member[] {
    let next = values
    for (const person of people.map(cleanMember)) {
      const larger = rules.add(next, [person])
      if (rules.allRows(larger).some((row) => row.sfId === person.sfId)) next = larger
    }
    void setValues(next)
    return rules.allRows(next)
  }

  function handlePaste(event: ClipboardEvent) {
    const from = rowIndexOf(event.target)
    const copied = event.clipboardData.getData('text')
    const pasted = readPastedList(copied)
    if (from === undefined || !isList(pasted.members, copied)) return
    event.preventDefault()
    const leftOver = [values.pasted.trim(), ...pasted.leftOver].filter(Boolean)
    fill({ members: pasted.members, leftOver }, from)
  }

  return (
    <div ref={container} className={styles.entry} onPaste={handlePaste}>
      <PasteBox onFill={() => fill(readPastedList(values.pasted))} />
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
      <MemberRows
        count={rows.length}
        first={first}
        showsErrors={hasPasted}
        refused={refused}
        onRemove={onRemove}
      />
      {children}
      <FromTeams
        rows={rules.allRows(values)}
        first={first}
        taken={taken}
        where={where}
        onAdd={add}
        onRemove={(row) => void setValues(rules.remove(values, row))}
      />
    </div>
  )
}

function rowIndexOf(target: EventTarget): number | undefined {
  const name = target instanceof HTMLInputElement ? target.name : ''
  const [, index] = /^members\.(\d+)\./.exec(name) ?? []
  return index === undefined ? undefined : Number(index)
}

function pasteResult(people: number, faulty: number, left: number): string {
  const sentences = [`${people} ${people === 1 ? 'person' : 'people'} read.`]
  if (faulty > 0) sentences.push(`${faulty} ${faulty === 1 ? 'row needs' : 'rows need'} a look.`)
  if (left > 0) {
    const lines =
      left === 1 ? 'line was not understood and is' : 'lines were not understood and are'
    sentences.push(`${left} ${lines} still in the box.`)
  }
  return sentences.join(' ')
}
