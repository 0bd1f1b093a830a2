import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import {
  ADD,
  idOf,
  mailOf,
  modal,
  openAdd,
  paste,
  send,
  typed,
} from '../features/contingent/openAddMembers'
import { openEvents, team } from '../features/dashboard/openEvents'
import { classmate, openRegistration, registrationsSent } from '../features/events/openRegistration'
import { sentence } from '../sentence'

/* The rows, the box and the people of own teams, in the forms of a team and of a contingent. */

const leader = people.teamLeader
const [four, five, six] = [classmate(4), classmate(5), classmate(6)]
const pair = ({ sfId, email }: { sfId: string; email: string }) => `${sfId} ${email}`
const asMember = ({ sfId, email }: { sfId: string; email: string }) => ({ sfId, email })

test('a pasted list raises the team’s size to its maximum; other people and unread text stay in the box (Spec §5)', async () => {
  const team = await openRegistration(people.student, 'Literary', 'Dumb C')
  const { user, row, rows, size } = team
  await user.click(row(2).getByLabelText('SF ID'))
  await user.paste([pair(four), pair(five), pair(six), 'Roll number 7'].join('\n'))
  expect(size()).toBe(3)
  expect(rows()).toHaveLength(2)
  expect(row(3).getByLabelText('Email')).toHaveValue(five.email)
  expect(screen.getByText('1 person has no row')).toBeInTheDocument()
  expect(screen.getByLabelText('List of members')).toHaveValue(`Roll number 7\n${pair(six)}`)
  await user.click(screen.getByRole('button', { name: 'Remove member 3' }))
  await user.click(screen.getByRole('button', { name: 'Fill the rows' }))
  expect(row(3).getByLabelText('SF ID')).toHaveValue(six.sfId)
  await team.send()
  await waitFor(() => expect(registrationsSent()).toHaveLength(1))
  expect(registrationsSent()).toMatchObject([
    { teamMembers: [asMember(people.student), asMember(four), asMember(six)] },
  ])
})

const person = (name: RegExp) => screen.findByRole('button', { name })

test('pressing a teammate fills the next row and announces it; another press removes them', async () => {
  const { user, row, size } = await openRegistration(leader, 'Dance', 'Centrifuge')
  const member = await person(/^Team Member/)
  await user.click(member)
  expect(member).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText(sentence('Team Member added as member 2'))).toBeInTheDocument()
  expect(row(2).getByLabelText('Email')).toHaveValue(people.teamMember.email)
  await user.click(await person(/^Classmate Two/))
  expect(row(3).getByLabelText('SF ID')).toHaveValue(classmate(2).sfId)
  await user.click(await person(/^Classmate One/))
  expect(size()).toBe(4)
  await user.click(member)
  expect(screen.getByText(sentence('Team Member removed'))).toBeInTheDocument()
  expect(member).toHaveAttribute('aria-pressed', 'false')
  expect(size()).toBe(3)
  expect(row(2).getByLabelText('SF ID')).toHaveValue(classmate(2).sfId)
})

test('a person whose email is hidden is filled in without it, and the announcement says what to type', async () => {
  const { user, row } = await openRegistration(leader, 'Dance', 'Centrifuge')
  await user.click(await person(/^Classmate Two/))
  expect(row(2).getByLabelText('Email')).toHaveValue('')
  expect(
    screen.getByText(sentence('Classmate Two added as member 2. Please type their email')),
  ).toBeInTheDocument()
})

test('a whole team enters with one press, and nobody is added beyond the maximum', async () => {
  const { user, size, rows } = await openRegistration(leader, 'Dance', 'Two For A Tango')
  await user.click(await person(/^All 3 of India Calling/))
  expect(size()).toBe(2)
  expect(rows()).toHaveLength(1)
  expect(screen.getByText(sentence(/There is no place left for Classmate One/))).toBeInTheDocument()
  expect(screen.queryByText(/no row$/)).not.toBeInTheDocument()
})

test('the row that the server refuses is marked and focused in a contingent, and can be sent again', async () => {
  const { user } = await openAdd()
  await user.click(idOf(1))
  await user.paste(`${pair(four)}\nSF99999 nobody@festival.test`)
  await send(user)
  await waitFor(() => expect(idOf(2)).toHaveFocus())
  expect(screen.getByRole('group', { name: 'Member 2' })).toHaveAccessibleDescription(
    'The server did not accept this member.',
  )
  await user.clear(idOf(2))
  await user.type(idOf(2), five.sfId)
  // Its email is still the refused one, but the row is no longer the one that was sent.
  expect(screen.getByRole('group', { name: 'Member 2' })).not.toHaveAccessibleDescription()
  await user.clear(mailOf(2))
  await user.type(mailOf(2), five.email)
  await send(user)
  expect(await screen.findByText('Members added successfully')).toBeInTheDocument()
})

test('counts the rows that the form refuses: a typed member of the contingent is the server’s to refuse (Spec §5)', async () => {
  const { user } = await openAdd()
  await user.type(idOf(1), 'SF00013')
  await user.type(mailOf(1), 'any@festival.test')
  await user.click(modal().getByRole('button', { name: 'Add a row' }))
  await paste(user, idOf(2), `${pair(four)}\n${pair(five)}`)
  expect(modal().getByText('2 people read.')).toBeInTheDocument()
  expect(modal().queryAllByText(/already in your contingent/)).toEqual([])
})

test('a paste marks no row that it left empty', async () => {
  const { user, row, grow } = await openRegistration(people.student, 'Dance', 'Centrifuge')
  await grow(1)
  await paste(user, row(2).getByLabelText('SF ID'), `${pair(four)}\n${four.sfId} ${five.email}`)
  expect(screen.getByText('2 people read. 1 row needs a look.')).toBeInTheDocument()
  await waitFor(() =>
    expect(row(3).getByLabelText('SF ID')).toHaveAccessibleDescription('The same as Member 2'),
  )
  expect(row(4).getByLabelText('SF ID')).not.toHaveAccessibleDescription()
})

test('offers nobody of the user’s teams who is in it already', async () => {
  await openEvents(leader)
  const card = within(team('India Calling'))
  expect(card.getByRole('button', { name: 'Add' })).toBeInTheDocument()
  // Everybody else in the leader's teams is in this one.
  expect(card.queryByRole('group', { name: 'From your teams' })).not.toBeInTheDocument()
  expect(card.queryByText(/is already in/)).not.toBeInTheDocument()
})

const bothRows = [
  [four.sfId, four.email],
  [five.sfId, five.email],
]

test('rejects an empty row, half a row and a duplicate, skips the leader, and sends nothing (Spec §5)', async () => {
  const { user } = await openAdd()
  await send(user)
  await waitFor(() => expect(idOf(1)).toHaveAccessibleDescription('Required'))
  await paste(
    user,
    idOf(1),
    [
      'Contingent of NIT',
      `${four.sfId}\t${four.email}`,
      `${five.sfId}\t`,
      `${four.sfId}\t${four.email}`,
      `SF00011\tother@festival.test`,
    ].join('\n'),
  )
  expect(
    modal().getByText(
      '3 people read. 2 rows need a look. 1 line was not understood and is still in the box. 1 already in your contingent.',
    ),
  ).toBeInTheDocument()
  await send(user)
  await waitFor(() => expect(mailOf(2)).toHaveAccessibleDescription('Required'))
  expect(idOf(1)).not.toHaveAccessibleDescription()
  expect(idOf(3)).toHaveAccessibleDescription('The same as Member 1')
  await waitFor(() => expect(mailOf(2)).toHaveFocus())
  expect(festival.calls(ADD)).toEqual([])
  await user.keyboard(five.email)
  await user.click(modal().getByRole('button', { name: 'Remove member 3' }))
  await send(user)
  await screen.findByText('Members added successfully')
  expect(await screen.findByText(sentence('Left out: Contingent of NIT'))).toBeInTheDocument()
})

/** On a phone that does not count taps. */
function tap(element: HTMLElement, timeStamp: number) {
  const click = new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' })
  Object.defineProperty(click, 'timeStamp', { value: timeStamp })
  fireEvent(element, click)
}

test('the second press of a double one does not press the Undo that has come under it', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), `${pair(four)}\n${pair(five)}`)
  await user.click(modal().getByRole('button', { name: 'Remove member 1' }))
  fireEvent.click(modal().getByRole('button', { name: 'Undo' }), { detail: 2 })
  expect(typed()).toEqual([[five.sfId, five.email]])
  await user.click(modal().getByRole('button', { name: 'Undo' }))
  expect(typed()).toEqual(bothRows)

  tap(modal().getByRole('button', { name: 'Remove member 1' }), 9e12)
  tap(modal().getByRole('button', { name: 'Undo' }), 9e12 + 200)
  expect(typed()).toEqual([[five.sfId, five.email]])
  tap(modal().getByRole('button', { name: 'Undo' }), 9e12 + 1000)
  expect(typed()).toEqual(bothRows)
})

test('a double click on Remove removes one person, and Undo brings them back where they were (Spec §5)', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), `${four.sfId} ${four.email}\n${five.sfId} ${five.email}\nContingent`)
  await user.dblClick(modal().getByRole('button', { name: 'Remove member 1' }))
  expect(typed()).toEqual([[five.sfId, five.email]])
  await user.click(modal().getByRole('button', { name: 'Undo' }))
  expect(typed()).toEqual(bothRows)
  await user.click(modal().getByRole('button', { name: 'Remove member 2' }))
  const undo = modal().getByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  await user.click(undo)
  expect(typed()).toEqual(bothRows)
  expect(modal().getByLabelText('List of members')).toHaveValue('Contingent')
  expect(idOf(2)).toHaveFocus()
  expect(modal().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})
