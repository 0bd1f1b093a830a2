import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { addButton, fill, membersHeld, namesIn, openEvents, team } from './openEvents'
import { sentence } from '../../sentence'

const { student, teamLeader, teamMember } = people
const card = () => within(team('India Calling'))

test('solo events stand under Solo, teams with their size under Group (Spec §2)', async () => {
  await openEvents(teamLeader)
  const solo = within(screen.getByRole('region', { name: 'Solo' }))
  expect(solo.getAllByRole('listitem')).toHaveLength(1)
  expect(solo.getByText('Impromptu')).toBeInTheDocument()
  const group = within(screen.getByRole('region', { name: 'Group' }))
  expect(group.getAllByRole('article')).toHaveLength(2)
  expect(card().getByText('4 / 5 members')).toBeInTheDocument()
  expect(within(team('Dumb C')).getByText('3 / 3 members')).toBeInTheDocument()
  expect(namesIn('India Calling')).toEqual([
    'Team Leader (you) SF00009',
    'Team Member SF00010',
    'Classmate One SF00021',
    'Classmate Two SF00022',
  ])
})

test('a leader can end the team, remove members with a known email, and fill free places (Spec §2, §5)', async () => {
  await openEvents(teamLeader)
  const remove = card().getAllByRole('button', { name: /^Remove / })
  expect(remove.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Remove Team Member',
    'Remove Classmate One',
    'Remove Classmate Two',
  ])
  expect(remove[1]).toBeEnabled()
  expect(remove[2]).toBeDisabled()
  expect(remove[2]).toHaveAccessibleDescription('Cannot be removed here: their email is not known.')
  expect(card().queryByRole('checkbox', { name: /Classmate Two/ })).not.toBeInTheDocument()
  expect(card().getByRole('button', { name: /^Deregister team/ })).toBeEnabled()
  expect(card().getByRole('heading', { name: 'Add a member' })).toBeInTheDocument()
  // A full team has no form.
  const full = within(team('Dumb C'))
  expect(full.getByText('The team is full.')).toBeInTheDocument()
  expect(full.queryByRole('textbox')).not.toBeInTheDocument()
  expect(full.getByRole('button', { name: /^Deregister team/ })).toBeEnabled()
})

test('the leader of a team need not be its first member (Spec §6)', async () => {
  festival.change(({ registrations }) => {
    for (const { memberIds } of registrations) memberIds.reverse()
  })
  await openEvents(teamLeader)
  expect(namesIn('India Calling').at(-1)).toBe('Team Leader (you) SF00009')
  expect(card().queryByRole('button', { name: 'Remove Team Leader' })).not.toBeInTheDocument()
})

test('a member sees who leads the team, and can change nothing (Spec §2, §6)', async () => {
  await openEvents(teamMember)
  const message = 'Team Leader leads this team. Only the leader can change the team.'
  expect(card().getByText(sentence(message))).toBeInTheDocument()
  for (const role of ['button', 'checkbox', 'textbox']) {
    expect(card().queryByRole(role)).not.toBeInTheDocument()
  }
  expect(namesIn('India Calling')).toContain('Team Member (you) SF00010')
})

const LEAVE = '/api/event/deregister/member'
const full = () => within(team('Dumb C'))

/** The confirmation over the modal, once it is open. */
const question = (name: string) => screen.findByRole('alertdialog', { name })

test('a student leaves a solo event after one confirmation (Spec §2, §7)', async () => {
  const { user } = await openEvents(student)
  const button = screen.getByRole('button', { name: 'Deregister from Nrityakala' })
  await user.click(button)
  expect(festival.calls(LEAVE)).toEqual([])
  const dialog = within(await question('Deregister?'))
  expect(dialog.getByText('You will lose your place in Nrityakala.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Deregister' }))
  expect(await screen.findByText('Deregistered successfully')).toBeInTheDocument()
  await waitFor(() => expect(button).not.toBeInTheDocument())
  expect(membersHeld(2, student)).toBeUndefined()
  expect(festival.calls(LEAVE).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      eventId: 2,
      memberToDeregister: [{ email: 'student@festival.test', sfId: 'SF00007' }],
    }),
  ])
})

test('a leader ticks several members and removes them at once (Spec §6, §7)', async () => {
  // So that a third member could be removed, and is not.
  festival.change(({ registrations }) => {
    for (const registration of registrations) registration.withoutMail = []
  })
  const { user } = await openEvents(teamLeader)
  const tick = (name: RegExp) => card().getByRole('checkbox', { name })
  await user.click(tick(/Team Member/))
  await user.click(tick(/Classmate One/))
  await user.click(card().getByRole('button', { name: 'Remove 2 members' }))
  const dialog = within(await question('Remove 2 members?'))
  expect(
    dialog.getByText(sentence(/^Team Member and Classmate One will lose their place/)),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Remove 2 members' }))
  await screen.findByText('Member removed successfully')
  expect(membersHeld(23, teamLeader)).toEqual([9, 22])
  expect(festival.calls(LEAVE)).toMatchObject([
    {
      body: {
        eventId: 23,
        memberToDeregister: [
          { email: 'team.member@festival.test', sfId: 'SF00010' },
          { email: 'classmate.one@festival.test', sfId: 'SF00021' },
        ],
      },
    },
  ])
})

test('who leaves the team leaves the selection, also when they come back', async () => {
  festival.change(({ registrations }) => {
    for (const registration of registrations) registration.withoutMail = []
  })
  const { user } = await openEvents(teamLeader)
  const tick = () => card().findByRole('checkbox', { name: /Team Member/ })
  await user.click(await tick())
  await user.click(card().getByRole('button', { name: 'Remove Team Member' }))
  const dialog = within(await question('Remove member?'))
  await user.click(dialog.getByRole('button', { name: 'Remove member' }))
  await screen.findByText('Member removed successfully')
  await waitFor(() => expect(namesIn('India Calling')).toHaveLength(3))
  await fill(user, 'India Calling', teamMember.sfId, teamMember.email)
  await user.click(addButton('India Calling'))
  expect(await tick()).not.toBeChecked()
})

test('a leader ends the team for everybody, after seeing all names (Spec §2, §6)', async () => {
  const { user } = await openEvents(teamLeader)
  await user.click(full().getByRole('button', { name: 'Deregister team from Dumb C' }))
  const dialog = within(await question('Deregister team?'))
  const message =
    'Your team will be taken out of Dumb C. All 3 members lose their place: Team Leader, Team Member and Classmate One.'
  expect(dialog.getByText(sentence(message))).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Deregister team' }))
  expect(await screen.findByText('Team deregistered successfully')).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Dumb C' })).not.toBeInTheDocument(),
  )
  expect(membersHeld(19, teamLeader)).toBeUndefined()
})

test('a leader adds a member, and a full team has no form any more (Spec §5, §6)', async () => {
  const { user } = await openEvents(teamLeader)
  await fill(user, 'India Calling', '  sf00024 ', ' classmate.four@festival.test ')
  await user.click(addButton('India Calling'))
  expect(await screen.findByText('Member added successfully')).toBeInTheDocument()
  await waitFor(() => expect(namesIn('India Calling')).toContain('Classmate Four SF00024'))
  expect(card().getByText('The team is full.')).toBeInTheDocument()
  expect(membersHeld(23, teamLeader)).toEqual([9, 10, 21, 22, 24])
  expect(festival.calls('/api/event/addMember').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      eventId: 23,
      teamMembers: [{ sfId: 'SF00024', email: 'classmate.four@festival.test' }],
    }),
  ])
})
