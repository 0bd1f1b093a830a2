import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import * as accounts from '@/api/profile'
import { takeConsoleMessages } from '../consoleMessages'
import { press, toasts } from '../faults/screen'
import { openContingent } from '../features/contingent/openContingent'
import { ApiError } from '@/api/errors'
import { LoadFailure } from '@/blocks/Loaded'
import { renderApp } from '../renderApp'
import { comeBack } from '../comeBack'

const { contingentLeader, contingentMember, student } = people
const PROFILE = '/api/user/getUser'
const EVENTS = '/api/event'
const REGISTERED = '/api/user/registered_events'
const LEAVE = '/api/contingent/leave'
const MEMBERS = '/api/contingent/getMembers'

test.each([
  ['no usable response', 2, 'html'],
  ['a refusal', 1, { code: 65 }],
  ['a rate limit', 1, { status: 429 }],
  ['a breakdown that the server explains', 1, { status: 503, body: { message: 'Repairs' } }],
] as const)('after %s a read is sent %s times in all', async (_, times, fault) => {
  festival.break(REGISTERED, fault)
  renderApp('/dashboard?open=events', { as: student })
  expect(await screen.findByText('Your events did not load')).toBeInTheDocument()
  expect(festival.calls(REGISTERED)).toHaveLength(times)
})

test.each([
  ['a refusal', 2, { code: -5 }],
  ['a rate limit', 1, { status: 429 }],
] as const)(
  'after %s of a change, what it concerns has been fetched %s times in all',
  async (_, times, fault) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await openContingent(contingentMember)
    await user.click(screen.getByRole('button', { name: 'Leave Contingent' }))
    await screen.findByRole('alertdialog')
    festival.break(LEAVE, fault)
    press('Leave Contingent')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(festival.calls(LEAVE)).toHaveLength(1)
    await waitFor(() => expect(festival.calls(MEMBERS)).toHaveLength(times))
  },
)

test('the list of events is not fetched in the background after its screen has shown a failure', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(EVENTS, 'html')
  renderApp('/events')
  await screen.findByRole('button', { name: 'Try again' })
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(festival.calls(EVENTS)).toHaveLength(2)
})

test('after a timeout a read is not sent again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(REGISTERED, 'time-out')
  renderApp('/dashboard?open=events', { as: student })
  await waitFor(() => expect(festival.calls(REGISTERED)).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(17_000))
  expect(await screen.findByText('Your events did not load')).toBeInTheDocument()
  expect(festival.calls(REGISTERED)).toHaveLength(1)
})

test('a bug of ours in the background is not shown, and later on the screen that uses the data', async () => {
  vi.spyOn(accounts, 'getUser').mockRejectedValue(new TypeError('a bug'))
  const { user } = renderApp('/faqs', { as: student })
  expect(await screen.findByRole('heading', { level: 1, name: 'FAQs' })).toBeInTheDocument()
  await waitFor(() => expect(accounts.getUser).toHaveBeenCalled())
  expect(screen.getByRole('heading', { level: 1, name: 'FAQs' })).toBeInTheDocument()
  const [home] = await screen.findAllByRole('link', { name: 'Home' })
  if (home) await user.click(home)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This screen did not open' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  takeConsoleMessages()
})

const pay = () => screen.findByRole('button', { name: 'PAY NOW' })

test('PAY NOW waits for the first response of a visit, also on a phone whose clock is set back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(PROFILE, 'slow')
  renderApp('/', { as: student })
  expect(await pay()).toHaveAttribute('aria-busy', 'true')
  vi.setSystemTime(Date.now() - 10 * 60_000)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await waitFor(async () => expect(await pay()).not.toHaveAttribute('aria-busy'))
})

test('Add Members waits for the first response of a visit, also if the address asks for the form', async () => {
  const { unmount } = await openContingent(contingentLeader)
  unmount()
  festival.break(MEMBERS, 'slow')
  renderApp('/contingent?open=add')
  expect(await screen.findByRole('button', { name: 'Add Members' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByRole('dialog', { name: 'Add Members' })).toBeInTheDocument()
})

test('later fetches make no button busy', async () => {
  const { user } = await openContingent(contingentMember)
  const payment = screen.getByRole('button', { name: 'Make Payment' })
  await waitFor(() => expect(payment).not.toHaveAttribute('aria-busy'))
  for (const path of [PROFILE, MEMBERS]) festival.break(path, 'slow')
  comeBack()
  await waitFor(() => expect(festival.calls(MEMBERS)).toHaveLength(2))
  await user.click(payment)
  expect(await screen.findByRole('dialog', { name: 'PAYMENT' })).toBeInTheDocument()
})

test('where the script for requests is missing, a read offers a reload, and no Try again', () => {
  const query = {
    data: undefined,
    error: new ApiError('missing', 'no script'),
    dataUpdatedAt: 0,
    isFetched: true,
    isFetching: false,
    refetch: vi.fn(),
  }
  render(<LoadFailure query={query} failed="Your events did not load" />)
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
