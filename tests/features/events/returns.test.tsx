import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { takeConsoleMessages } from '../../consoleMessages'
import { renderApp } from '../../renderApp'
import { dialogIsGone, openRegistration, registrationsSent } from './openRegistration'

const student = people.paidStudent

test('who has registered from a card goes on from that card, or from the title', async () => {
  const { send } = await openRegistration(student, 'Dance', 'Shake A Leg')
  await send()
  await dialogIsGone('Shake A Leg')
  await screen.findByText('Registered')
  const card = screen.getByRole('button', { name: 'Shake A Leg' })
  const title = screen.getByRole('heading', { name: 'Dance' })
  expect([card, title].filter((each) => each.matches(':focus'))).toHaveLength(1)
})

test('an event opened by a link closes onto the title of its genre', async () => {
  const { user } = renderApp('/events/subevents/Dance?event=5')
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Dance' })).toHaveFocus())
})

test.each(['/events', '/events/subevents/Dance'])(
  'Try again on %s keeps the focus while it works',
  async (path) => {
    festival.break('/api/event', 'offline')
    const { user } = renderApp(path)
    const again = await screen.findByRole('button', { name: 'Try again' })
    festival.break('/api/event', 'slow')
    await user.click(again)
    expect(again).toHaveFocus()
    expect(again).toHaveAccessibleName('Loading...')
    await waitFor(() => expect(takeConsoleMessages()).toHaveLength(1))
  },
)

test.each([
  ['/events', 'Events'],
  ['/events/subevents/Dance', 'Dance'],
])('Try again on %s that brings the list hands its focus to the title', async (path, title) => {
  festival.break('/api/event', 'offline')
  const { user } = renderApp(path)
  const again = await screen.findByRole('button', { name: 'Try again' })
  festival.mend()
  await user.click(again)
  await waitFor(() => expect(again).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('heading', { name: title, level: 1 })).toHaveFocus())
  await waitFor(() => expect(takeConsoleMessages()).toHaveLength(1))
})

test('Events pressed in the navigation begins the search anew', async () => {
  const { user, at } = renderApp('/events')
  await user.type(await screen.findByRole('searchbox'), 'tango')
  await waitFor(() => expect(at()).toBe('/events?q=tango'))
  const bar = within(screen.getByRole('navigation', { name: 'Main' }))
  await user.click(bar.getByRole('link', { name: 'Events' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('logging out forgets what was typed of other people', async () => {
  const team = await openRegistration(people.teamLeader, 'Dance', 'Centrifuge')
  await team.grow(1)
  await team.fill(2, 'SF65999', 'somebody@festival.test')
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('somebody@festival.test'))
  await team.user.click(screen.getByRole('button', { name: 'Close' }))
  await team.user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await team.user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(JSON.stringify(sessionStorage)).not.toContain('somebody@festival.test')
})

test('a registration does not open again for whoever signs in next', async () => {
  await openRegistration(student, 'Dance', 'Shake A Leg')
  localStorage.setItem('userData', JSON.stringify(festival.sessionOf(people.teamLeader)))
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
  })
  expect(await screen.findByRole('heading', { name: 'RULES' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Your SF id')).not.toBeInTheDocument())
})

test('a stored person without a mail registers with the one that the server knows', async () => {
  const session = festival.sessionOf(student)
  localStorage.setItem(
    'userData',
    JSON.stringify({ ...session, user: { ...session.user, email: '' } }),
  )
  const { user } = renderApp('/events/subevents/Dance?event=3-register')
  const form = within(await screen.findByRole('dialog', { name: 'Shake A Leg' }))
  expect(await form.findByText(student.email)).toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Register' }))
  await waitFor(() =>
    expect(registrationsSent()).toMatchObject([
      { teamMembers: [{ sfId: student.sfId, email: student.email }] },
    ]),
  )
})

test('without a network nobody is told that an event was taken off', async () => {
  const { unmount } = renderApp('/events/subevents/Dance')
  await screen.findByRole('button', { name: 'Centrifuge' })
  unmount()
  festival.break('/api/event', 'offline')
  renderApp('/events/subevents/Dance?event=9999')
  const modal = within(await screen.findByRole('dialog', { name: 'Event not found' }))
  expect(modal.getByText(/could not be refreshed/)).toBeInTheDocument()
  await waitFor(() => expect(takeConsoleMessages()).toHaveLength(1))
})
