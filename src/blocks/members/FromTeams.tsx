import { Fragment, useId, useState, type ReactNode } from 'react'
import type { Member } from '@/api/registrations'
import { restoreFocusTo } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { Untranslated } from '@/shared/ui/Untranslated'
import { cleanMember } from './memberRow'
import { peopleIn, useKnownTeams, type KnownPerson } from './knownPeople'
import styles from './FromTeams.module.css'

/** The one person of a smaller team has a button already. */
const SMALLEST_TEAM = 2

/** The button of a whole team disappears after a press, so the focus moves to the group around it. */
const restoreFocusToGroup = restoreFocusTo((button) => [
  button.closest<HTMLElement>('[role="group"]'),
])

type Props = {
  rows: Member[]
  firstNumber: number
  /** People who are not offered. */
  known: Member[]
  /** Returns the new rows. */
  onAdd: (people: KnownPerson[]) => Member[]
  onRemove: (row: number) => void
}

/** The people of the user's other teams. One press puts a person into a row, the next press removes them. */
export function FromTeams({ rows, firstNumber, known, onAdd, onRemove }: Props) {
  const teams = useKnownTeams(known)
  const [announcement, setAnnouncement] = useState<ReactNode>('')
  const id = useId()
  if (teams.length === 0) return null

  const rowIds = rows.map((row) => cleanMember(row).sfId)
  const isInRow = ({ sfId }: KnownPerson) => rowIds.includes(sfId)
  // One press adds a whole team, because the same team often enters several events.
  const wholeTeams = teams
    .map((team) => ({ ...team, people: team.people.filter((person) => !isInRow(person)) }))
    .filter(({ people }) => people.length >= SMALLEST_TEAM)

  function add(added: KnownPerson[]) {
    const idsThen = onAdd(added).map((row) => cleanMember(row).sfId)
    setAnnouncement(
      added.map((person, index) => (
        <Fragment key={index}>
          {index > 0 && '. '}
          {addedWords(person, idsThen.indexOf(person.sfId), firstNumber)}
        </Fragment>
      )),
    )
  }

  function press(person: KnownPerson) {
    if (!isInRow(person)) return add([person])
    onRemove(rowIds.indexOf(person.sfId))
    setAnnouncement(
      <>
        <Untranslated>{person.name}</Untranslated> removed
      </>,
    )
  }

  return (
    <div role="group" aria-labelledby={id} tabIndex={-1} className={styles.teams}>
      <p id={id} className={styles.heading}>
        From your teams
      </p>
      <div className={styles.box}>
        {wholeTeams.map(({ id: teamId, name, people }) => (
          <Button
            key={teamId}
            ref={restoreFocusToGroup}
            variant="tertiary"
            size="small"
            onClick={() => add(people)}
          >
            <Icon name="plus" /> All {people.length} of {name}
          </Button>
        ))}
        <ul className={styles.people} aria-labelledby={id}>
          {peopleIn(teams).map((person) => (
            <li key={person.sfId}>
              <button
                type="button"
                className={styles.person}
                aria-pressed={isInRow(person)}
                onClick={() => press(person)}
              >
                <Icon name={isInRow(person) ? 'check' : 'plus'} />
                <Untranslated>
                  {person.name} <small>{person.sfId}</small>
                </Untranslated>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </div>
  )
}

function addedWords(person: KnownPerson, row: number, firstNumber: number): ReactNode {
  const name = <Untranslated>{person.name}</Untranslated>
  if (row === -1) return <>There is no place left for {name}</>
  return (
    <>
      {name} added as member {firstNumber + row}
      {!person.email && '. Please type their email'}
    </>
  )
}
