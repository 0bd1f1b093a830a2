import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { readPastedList } from '@/blocks/members/pastedList'
import { detailsOf } from '@/blocks/members/CopyDetails'
import { renderApp } from '../renderApp'
import { idOf, mailOf, openAdd, send as sendAdd } from './contingent/openAddMembers'
import { openEvents, team as teamCard } from './dashboard/openEvents'
import { sentence } from '../sentence'
import {
  classmate,
  dialogIsGone,
  openRegistration,
  registrationsSent,
  reopenRegistration,
} from './events/openRegistration'

const leader = people.teamLeader
const [four, five, six] = [classmate(4), classmate(5), classmate(6)]
const pair = ({ sfId, email }: { sfId: string; email: string }) => `${sfId} ${email}`
const asMember = ({ sfId, email }: { sfId: string; email: string }) => ({ sfId, email })

test('a pair pasted into one field of a team fills both', async () => {
  const { user, row } = await openRegistration(people.student, 'Dance', 'Centrifuge')
  await user.click(row(3).getByLabelText('Email'))
  await user.paste(pair(four))
  expect(row(3).getByLabelText('SF ID')).toHaveValue(four.sfId)
  expect(row(3).getByLabelText('Email')).toHaveValue(four.email)
  expect(row(2).getByLabelText('SF ID')).toHaveValue('')
})

test('a pasted list raises the team’s size to its maximum; other people and unread text stay in the box', async () => {
  const { user, row, rows, size, send } = await openRegistration(
    people.student,
    'Literary',
    'Dumb C',
  )
  await user.click(row(2).getByLabelText('SF ID'))
  await user.paste([pair(four), pair(five), pair(six), 'Roll number 7'].join('\n'))
  expect(size()).toBe(3)
  expect(rows()).toHaveLength(2)
  expect(row(3).getByLabelText('Email')).toHaveValue(five.email)
  expect(screen.getByText('1 more for the next time')).toBeInTheDocument()
  expect(screen.getByLabelText('List of members')).toHaveValue(`Roll number 7\n${pair(six)}`)
  await user.click(screen.getByRole('button', { name: 'Remove member 3' }))
  await user.click(screen.getByRole('button', { name: 'Fill the rows' }))
  expect(row(3).getByLabelText('SF ID')).toHaveValue(six.sfId)
  await user.clear(screen.getByLabelText('List of members'))
  expect(screen.getByLabelText('List of members')).toBeVisible()
  expect(screen.getByLabelText('List of members')).toHaveFocus()
  await send()
  await waitFor(() => expect(registrationsSent()).toHaveLength(1))
  expect(registrationsSent()).toMatchObject([
    { teamMembers: [asMember(people.student), asMember(four), asMember(six)] },
  ])
})

test('a pasted team includes the user, who gets no second row', async () => {
  const { user, row, rows } = await openRegistration(people.student, 'Dance', 'Centrifuge')
  await user.click(row(2).getByLabelText('SF ID'))
  await user.paste([people.student, four, five].map(pair).join('\n'))
  expect(rows()).toHaveLength(2)
  expect(row(2).getByLabelText('SF ID')).toHaveValue(four.sfId)
  expect(row(3).getByLabelText('SF ID')).toHaveValue(five.sfId)
  expect(screen.getByText('2 people read. 1 already in your team.')).toBeInTheDocument()
})

test('a list of four makes a team of five', async () => {
  const { user, row, size } = await openRegistration(people.student, 'Dance', 'Centrifuge')
  expect(size()).toBe(3)
  await user.click(row(2).getByLabelText('SF ID'))
  await user.paste([four, five, six, classmate(7)].map(pair).join('\n'))
  expect(size()).toBe(5)
  expect(row(5).getByLabelText('SF ID')).toHaveValue(classmate(7).sfId)
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
  expect(festival.calls('/api/user/registered_events')).toHaveLength(1)
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
  expect(screen.queryByText(/for the next time/)).not.toBeInTheDocument()
})

test('the focus stays with the teams when the button of a whole team is gone', async () => {
  const { user, rows } = await openRegistration(leader, 'Dance', 'Centrifuge')
  await user.click(await person(/^All 3 of India Calling/))
  expect(rows()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^All 3/ })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('group', { name: 'From your teams' })).toHaveFocus())
})

test('people who are in the team already say so', async () => {
  await openEvents(leader)
  const card = within(teamCard('India Calling'))
  expect(await card.findByText(sentence('Team Member is already in your team'))).toBeInTheDocument()
  expect(card.queryByRole('button', { name: /^Team Member/ })).not.toBeInTheDocument()
})

test('the row that the server refuses is marked and focused when the team comes back', async () => {
  const { user, fill, send } = await openRegistration(people.student, 'Dance', 'Centrifuge')
  await fill(2, four.sfId, four.email)
  await fill(3, 'SF99999', 'nobody@festival.test')
  await send()
  await dialogIsGone('Centrifuge')
  const reopened = await reopenRegistration(user, 'Centrifuge')
  await user.click(reopened.form.getByRole('button', { name: 'Bring back the last team' }))
  const refused = reopened.form.getByRole('group', { name: 'Member 3' })
  expect(refused).toHaveAccessibleDescription('The server did not accept this member.')
  await waitFor(() => expect(reopened.row(3).getByLabelText('SF ID')).toHaveFocus())
  expect(reopened.form.getByRole('group', { name: 'Member 2' })).not.toHaveAccessibleDescription()
})

test('the row that the server refuses is marked and focused in a contingent, and can be sent again', async () => {
  const { user } = await openAdd()
  await user.click(idOf(1))
  await user.paste(`${pair(four)}\nSF99999 nobody@festival.test`)
  await sendAdd(user)
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
  await sendAdd(user)
  expect(await screen.findByText('Members added successfully')).toBeInTheDocument()
})

test.each(['/dashboard?open=profile', '/dashboard?open=barcode'])(
  'on %s the user’s details are copied in the format that the forms read',
  async (path) => {
    const { user } = renderApp(path, { as: people.student })
    await user.click(await screen.findByRole('button', { name: 'Copy my details' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toBe('SF00007 student@festival.test (Sample Student)')
    expect(readPastedList(copied)).toEqual({ members: [asMember(people.student)], leftOver: [] })
  },
)

test.each(['DJ@Night', 'SF00099', 'র\u200d্যাম', 'x'.repeat(60), ''])(
  'the details of somebody called %j are read back as one person',
  (name) => {
    const text = detailsOf({ ...asMember(four), name })
    expect(readPastedList(text)).toEqual({ members: [asMember(four)], leftOver: [] })
  },
)
