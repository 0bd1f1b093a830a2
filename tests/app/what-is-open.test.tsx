import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import { comeBack } from '../comeBack'
import { signIn } from '../features/auth/authActions'
import { openContingent } from '../features/contingent/openContingent'
import { reopenRegistration } from '../features/events/openRegistration'
import { reloadApp, renderApp } from '../renderApp'
import { signInElsewhere } from '../signInElsewhere'
import { setViewport } from '../viewport'

/* What is open, in the address and in the history. */

const { contingentLeader, paidStudent, student, teamLeader } = people
const dialogs = () => screen.queryAllByRole('dialog')
const nothingIsOpen = () => waitFor(() => expect(dialogs()).toEqual([]))
const back = () => act(() => window.history.back())
const press = (name: string) => screen.findByRole('button', { name })

/** Follows a link of the site, wherever it stands. */
function go(path: string) {
  window.history.pushState(null, '', path)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
}

test('of two modals in one address only the first of the screen’s list opens', async () => {
  await openContingent(contingentLeader, '/contingent?open=add&pay=contingent')
  expect(await screen.findByRole('dialog', { name: 'Add Members' })).toBeInTheDocument()
  expect(dialogs()).toHaveLength(1)
})

test('over the menu, which covers the page, an address opens nothing else', async () => {
  setViewport(390)
  renderApp('/merchandise?item=1&menu=open')
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  expect(dialogs()).toHaveLength(1)
})

test.each([
  ['Add Members', 'Add Members'],
  ['Contingent Payment', 'PAYMENT'],
  ['Individual payment', 'PAYMENT'],
  ['Barcode', 'Barcode'],
])('%s does not open by itself for the next contingent', async (name, title) => {
  const { user } = await openContingent(contingentLeader)
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
  await user.click(screen.getByRole('button', { name }))
  await screen.findByRole('dialog', { name: title })
  await loseAndCreate(user)
  expect(dialogs()).toEqual([])
})

test('a link of before, without an id, opens nothing for a contingent that is created later', async () => {
  const { user } = await openContingent(contingentLeader, '/contingent?open=add')
  await screen.findByRole('dialog', { name: 'Add Members' })
  await loseAndCreate(user)
  expect(dialogs()).toEqual([])
})

/** The contingent is deleted on another device, and the leader creates a new one. */
async function loseAndCreate(user: ReturnType<typeof renderApp>['user']) {
  festival.change((state) => {
    state.contingents = state.contingents.filter(({ id }) => id !== 301)
  })
  comeBack()
  await user.click(await screen.findByRole('tab', { name: 'Create a Contingent' }))
  await user.type(screen.getByLabelText('Contingent name'), 'The Next Troupe')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await screen.findByRole('region', { name: 'Members' })
}

test('a visitor at a link to a registration can register after signing in in another tab (Spec §4)', async () => {
  const { user } = renderApp('/events/subevents/Dance?event=3-register')
  await user.click(await press('Register'))
  expect(await screen.findByText('Please Sign in to Register')).toBeInTheDocument()
  signInElsewhere(paidStudent)
  await user.click(await press('Register'))
  expect(await screen.findByText('Your SF ID')).toBeInTheDocument()
})

test('somebody else who signs in while a registration is open sees the event, and opens their own form', async () => {
  const { user } = renderApp('/events/subevents/Dance', { as: paidStudent })
  await reopenRegistration(user, 'Shake A Leg')
  signInElsewhere(teamLeader)
  expect(await screen.findByRole('heading', { name: 'RULES' })).toBeInTheDocument()
  await user.click(await press('Register'))
  expect(await screen.findByText('Your SF ID')).toBeInTheDocument()
  expect(screen.getByText(teamLeader.sfId)).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await nothingIsOpen()
})

test('a late response closes only the modal that sent it', async () => {
  const { user, at } = renderApp('/events/subevents/Dance', { as: paidStudent })
  const { send } = await reopenRegistration(user, 'Shake A Leg')
  festival.break('/api/event/register', 'slow')
  await send()
  await user.keyboard('{Escape}')
  await nothingIsOpen()
  await user.click(await press('Two For A Tango'))
  expect(await screen.findByText('Registered successfully')).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Two For A Tango' })).toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Dance?event=5')
})

test.each([
  ['that a press opened', '/dashboard'],
  ['that a link opened', '/dashboard?open=events'],
])('Back from a link in a modal %s leads to the page behind the modal', async (_, path) => {
  festival.change((state) => (state.registrations = []))
  const { user, at } = renderApp(path, { as: student })
  if (path === '/dashboard') await user.click(await press('Registered Events'))
  const modal = within(await screen.findByRole('dialog', { name: 'Registered Events' }))
  await user.click(await modal.findByRole('link', { name: 'Find an event' }))
  await waitFor(() => expect(at()).toBe('/events'))
  back()
  await waitFor(() => expect(at()).toBe('/dashboard'))
  expect(dialogs()).toEqual([])
})

test('a modal that opens with its screen holds the focus', async () => {
  renderApp('/dashboard?open=profile', { as: student })
  await screen.findByRole('dialog', { name: 'Profile' })
  go('/faqs')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'FAQs' })).toHaveFocus())
  back()
  expect(await screen.findByRole('dialog', { name: 'Profile' })).toHaveFocus()
})

test('a title that changes while its screen is shown does not take the focus again', async () => {
  const { user } = renderApp('/faqs')
  await screen.findByRole('heading', { level: 1, name: 'FAQs' })
  festival.break('/api/event', 'slow')
  go('/events/subevents/Nope')
  const title = await screen.findByRole('heading', { level: 1, name: 'Events' })
  await waitFor(() => expect(title).toHaveFocus())
  await user.tab({ shift: true })
  const focused = document.activeElement
  expect(focused).not.toBe(title)
  await screen.findByRole('heading', { level: 1, name: 'Genre not found' })
  expect(document.activeElement).toBe(focused)
})

test('the redirect after a sign-in waits while the menu is open, and Back leads to the page before', async () => {
  setViewport(390)
  renderApp('/faqs')
  await screen.findByRole('heading', { level: 1, name: 'FAQs' })
  go('/signin')
  await screen.findByRole('heading', { level: 1, name: 'Sign In' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = reloadApp()
  await signIn(user, student.email)
  await screen.findByText(/Taking you to the home page/)
  await user.click(screen.getByRole('button', { name: /^Menu/ }))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/'))
  back()
  await waitFor(() => expect(at()).toBe('/faqs'))
})

test.each<[string, string, Person]>([
  ['an event', '/events/subevents/Dance?event=5', student],
  ['a registration', '/events/subevents/Dance?event=3-register', paidStudent],
  ['a profile', '/dashboard?open=profile', student],
  ['a payment', '/?pay=individual', student],
  ['a payment of a contingent', '/contingent?pay=contingent', contingentLeader],
  ['adding members', '/contingent?open=add', contingentLeader],
  ['an item', '/merchandise?item=2', student],
  ['a card', '/accommodation?card=desk', student],
])('a link to %s opens it, and closing stays on the page', async (_, path, as) => {
  const { user, at } = renderApp(path, { as })
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await nothingIsOpen()
  await waitFor(() => expect(at()).toBe(path.replace(/\?.*/, '')))
})
