import { Fragment, useId, useState, type ReactNode } from 'react'
import type { Member } from '@/api/registrations'
import { restoreFocusTo } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { Untranslated } from '@/shared/ui/Untranslated'
import { cleanMember } from './memberRow'
import { peopleIn, useKnownTeams, type KnownPerson, type KnownTeam } from './knownPeople'
import styles from './FromTeams.module.css'

const SHOWN_AT_FIRST = 12
/** A team with one person has a button for that person already. */
const SMALLEST_TEAM = 2

/** Some buttons disappear when they are pressed: the focus goes to the group around them. */
const restoreFocusToGroup = restoreFocusTo((button) => [
  button.closest<HTMLElement>('[role="group"]'),
])

type Props = {
  rows: Member[]
  first: number
  taken: Member[]
  groupName: string
  /** Returns the rows as they are then. */
  onAdd: (people: KnownPerson[]) => Member[]
  onRemove: (row: number) => void
}

/** "From your teams": one press puts a person of the user's other teams into a row, another press takes them out. */
export function FromTeams({ rows, first, taken, groupName, onAdd, onRemove }: Props) {
  const teams = useKnownTeams()
  const people = peopleIn(teams)
  const [showsAll, setShowsAll] = useState(false)
  const [announcement, setAnnouncement] = useState<ReactNode>('')
  const id = useId()
  if (people.length === 0) return null

  const rowIds = rows.map((row) => cleanMember(row).sfId)
  const takenIds = taken.map((member) => member.sfId)
  const isTaken = ({ sfId }: KnownPerson) => takenIds.includes(sfId)
  const inOrder = [
    ...people.filter((person) => !isTaken(person)),
    ...people.filter((person) => isTaken(person)),
  ]
  const isFree = ({ sfId }: KnownPerson) => !rowIds.includes(sfId) && !takenIds.includes(sfId)

  function add(added: KnownPerson[]) {
    const idsThen = onAdd(added).map((row) => cleanMember(row).sfId)
    setAnnouncement(
      added.map((person, index) => (
        <Fragment key={index}>
          {index > 0 && '. '}
          {addedWords(person, idsThen.indexOf(person.sfId), first)}
        </Fragment>
      )),
    )
  }

  function press(person: KnownPerson) {
    const row = rowIds.indexOf(person.sfId)
    if (row === -1) return add([person])
    onRemove(row)
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
      <TeamButtons teams={teams} isFree={isFree} onAdd={add} />
      <ul className={styles.people} aria-labelledby={id}>
        {inOrder.slice(0, showsAll ? people.length : SHOWN_AT_FIRST).map((person) => (
          <li key={person.sfId}>
            {isTaken(person) ? (
              <p className={styles.taken}>
                <Untranslated>{person.name}</Untranslated> is already in {groupName}
              </p>
            ) : (
              <button
                type="button"
                className={styles.person}
                aria-pressed={rowIds.includes(person.sfId)}
                onClick={() => press(person)}
              >
                <Icon name={rowIds.includes(person.sfId) ? 'check' : 'plus'} />
                <Untranslated>
                  {person.name} <small>{person.sfId}</small>
                </Untranslated>
              </button>
            )}
          </li>
        ))}
      </ul>
      {people.length > SHOWN_AT_FIRST && !showsAll && (
        <Button ref={restoreFocusToGroup} variant="link" onClick={() => setShowsAll(true)}>
          Show more
        </Button>
      )}
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </div>
  )
}

type TeamButtonsProps = {
  teams: KnownTeam[]
  isFree: (person: KnownPerson) => boolean
  onAdd: (people: KnownPerson[]) => void
}

/** The same team often enters one event after another. */
function TeamButtons({ teams, isFree, onAdd }: TeamButtonsProps) {
  const whole = teams.map((team) => ({ ...team, people: team.people.filter(isFree) }))
  const offered = whole.filter((team) => team.people.length >= SMALLEST_TEAM).slice(0, 3)
  if (offered.length === 0) return null
  return (
    <div className={styles.whole}>
      {offered.map((team) => (
        <Button
          key={team.id}
          ref={restoreFocusToGroup}
          variant="tertiary"
          size="small"
          onClick={() => onAdd(team.people)}
        >
          <Icon name="plus" /> All {team.people.length} of {team.name}
        </Button>
      ))}
    </div>
  )
}

function addedWords(person: KnownPerson, row: number, first: number): ReactNode {
  const name = <Untranslated>{person.name}</Untranslated>
  if (row === -1) return <>There is no place left for {name}</>
  return (
    <>
      {name} added as member {first + row}
      {!person.email && '. Please type their email'}
    </>
  )
}
