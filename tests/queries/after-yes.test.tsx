import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import {
  NAME,
  changeContingent,
  errors,
  memberRows,
  openContingent,
  openForms,
} from '../features/contingent/openContingent'
import {
  four,
  idOf,
  mailOf,
  openAdd,
  paste,
  send as sendMembers,
} from '../features/contingent/openAddMembers'
import { addButton, fill, namesIn, openEvents } from '../features/dashboard/openEvents'
import { classmate, openRegistration } from '../features/events/openRegistration'
import { renderApp } from '../renderApp'
import { comeBack } from '../comeBack'
import { offlineCopies } from '../state/offline/network'

/* From the server's yes on, no screen shows the old state, whatever the next request for it does. */

const { student, teamLeader, contingentLeader, contingentMember } = people
const REGISTERED = '/api/user/registered_events'
const MEMBERS = '/api/contingent/getMembers'
const card = (name: string) => screen.queryByRole('button', { name: `Register for ${name}` })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

test.each(['slow', 'html'] as const)(
  'a registered event is Registered at once, while the list of events is %s (Spec §4)',
  async (fault) => {
    const { send } = await openRegistration(student, 'Dance', 'Shake A Leg')
    festival.break(REGISTERED, fault)
    await send()
    expect(await screen.findByText('Registered successfully')).toBeInTheDocument()
    expect(card('Shake A Leg')).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(card('Shake A Leg')).not.toBeInTheDocument()
  },
)

test('a registered team is listed with its SF IDs, and is no copy for the next visit', async () => {
  const { send, fill: fillRow } = await openRegistration(student, 'Dance', 'Centrifuge')
  const others = [classmate(4), classmate(5)]
  for (const [index, { sfId, email }] of others.entries()) await fillRow(index + 2, sfId, email)
  festival.break(REGISTERED, 'html')
  await send()
  await screen.findByText('Registered successfully')
  expect(offlineCopies()).not.toContain(classmate(4).sfId)
  expect(card('Centrifuge')).not.toBeInTheDocument()
})

test('where the registered events were never read, the button stays busy, and then the event is Registered', async () => {
  festival.break(REGISTERED, 'html')
  const { send } = await openRegistration(student, 'Dance', 'Shake A Leg')
  festival.break(REGISTERED, 'slow')
  const sent = send()
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeInTheDocument()
  festival.break(REGISTERED, 'html')
  await sent
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await screen.findByText('Registered successfully')
  expect(card('Shake A Leg')).not.toBeInTheDocument()
})

test('an added team member is listed at once with the SF ID, also if the next request fails', async () => {
  const { user } = await openEvents(teamLeader)
  festival.break(REGISTERED, 'html')
  await fill(user, 'India Calling', 'SF00024', 'classmate.four@festival.test')
  await user.click(addButton('India Calling'))
  await screen.findByText(/^Member added/)
  expect(namesIn('India Calling').join()).toContain('SF00024')
})

test('of an added contingent member neither a payment nor a copy is invented', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), four.sfId)
  await paste(user, mailOf(1), four.email)
  const reminder = screen.getByText(/^Remind \d+ unpaid$/).textContent
  festival.break(MEMBERS, 'html')
  await sendMembers(user)
  await waitFor(() => expect(memberRows().join()).toContain(four.sfId))
  const added = memberRows().find((text) => text.includes(four.sfId))
  expect(added).not.toMatch(/Paid|Unpaid/)
  expect(screen.getByText(/^Remind \d+ unpaid$/)).toHaveTextContent(reminder)
  expect(offlineCopies()).not.toContain(four.sfId)
})

async function join() {
  const { user } = await openForms(student)
  await user.type(screen.getByLabelText('Contingent ID'), '301')
  await user.type(screen.getByLabelText('Contingent code'), 'CODE301')
  return { user, press: () => user.click(screen.getByRole('button', { name: 'Join' })) }
}

test('after joining, a contingent that cannot be read is an error with Try again, and no form', async () => {
  const { user, press } = await join()
  festival.break(MEMBERS, 'html')
  await press()
  expect(await screen.findByText('Your contingent did not load')).toBeInTheDocument()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  festival.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: NAME, level: 1 })).toBeInTheDocument()
})

test('the form is no longer there after another screen, if the contingent cannot be read', async () => {
  const { user, press } = await join()
  festival.break(MEMBERS, 'html')
  await press()
  await screen.findByText('Your contingent did not load')
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  act(() => window.history.back())
  expect(await screen.findByText('Your contingent did not load')).toBeInTheDocument()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
})

test('whoever leaves a contingent is not told that it was on another device, whichever screen they see then', async () => {
  const { user } = await openContingent(contingentMember)
  festival.break('/api/contingent/leave', 'slow')
  await user.click(screen.getByRole('button', { name: 'Leave Contingent' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Leave Contingent' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  act(() => window.history.back())
  await screen.findByRole('region', { name: 'Members' })
  await act(() => vi.advanceTimersByTimeAsync(3_500))
  expect(await screen.findByRole('tab', { name: 'Join a contigent' })).toBeInTheDocument()
  expect(screen.queryByText(/on another device/)).not.toBeInTheDocument()
  expect(errors()).toEqual([])
})

test('a walk over ten screens in ten minutes makes four requests of a signed-in user, and a payment form one more (Spec §7)', async () => {
  const { user } = renderApp('/', { as: contingentLeader })
  await screen.findByRole('link', { name: 'DASHBOARD' })
  const walk = [
    'Events',
    'Merch',
    'FAQs',
    'Games',
    'Events',
    'Merch',
    'Events',
    'FAQs',
    'Merch',
    'Home',
  ]
  for (const name of walk) {
    const [link] = await screen.findAllByRole('link', { name })
    if (link) await user.click(link)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
  }
  const counted = () => festival.calls().map(({ path }) => path)
  expect(counted()).toEqual(['/api/user/getUser', '/api/event'])
  await user.click(await screen.findByRole('button', { name: 'PAY NOW' }))
  await screen.findByRole('dialog', { name: 'PAYMENT' })
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(counted().filter((path) => path.includes('getUser'))).toHaveLength(2)
})

test('a member whom an earlier fetch already brought is listed once', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), four.sfId)
  await paste(user, mailOf(1), four.email)
  festival.break('/api/contingent/add', 'slow')
  await sendMembers(user)
  changeContingent(({ memberIds }) => memberIds.push(four.id))
  comeBack()
  await waitFor(() => expect(memberRows().join()).toContain(four.sfId))
  changeContingent(({ memberIds }) => memberIds.pop())
  festival.break(MEMBERS, 'html')
  await act(() => vi.advanceTimersByTimeAsync(3_500))
  await screen.findByText(/^Members? added/)
  expect(memberRows().filter((text) => text.includes(four.sfId))).toHaveLength(1)
})

test('a contingent that is joined while another screen is open is there at once', async () => {
  const { user, press } = await join()
  festival.break('/api/contingent/join', 'slow')
  await press()
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByRole('link', { name: 'DASHBOARD' })
  await act(() => vi.advanceTimersByTimeAsync(3_500))
  await waitFor(() => expect(festival.calls(MEMBERS)).toHaveLength(2))
  festival.break(MEMBERS, 'slow')
  await user.click(screen.getByRole('link', { name: 'Accommodation' }))
  expect(await screen.findByRole('heading', { name: NAME, level: 1 })).toBeInTheDocument()
  expect(screen.queryByText('Your contingent did not load')).not.toBeInTheDocument()
})
