import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { server } from '@mocks/node'
import { people } from '@mocks/people'
import * as accounts from '@/api/accounts'
import { takeConsoleMessages } from '../consoleMessages'
import { openContingent, refocusTab } from '../features/contingent/openContingent'
import { renderApp } from '../renderApp'

const { contingentLeader, contingentMember, student } = people
const PROFILE = '/api/user/getUser'
const REGISTERED = '/api/user/registered_events'
const MEMBERS = '/api/contingent/getMembers'

test('one lost packet shows no error: a read is tried once more', async () => {
  server.use(http.post(`*${REGISTERED}`, () => HttpResponse.error(), { once: true }))
  renderApp('/dashboard?open=events', { as: student })
  expect(await screen.findByText('Nrityakala')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['no usable response', 'html', 2],
  ['a refusal', { code: 65 }, 1],
  ['a rate limit', { status: 429 }, 1],
  ['a breakdown that the server explains', { status: 503, body: { message: 'Repairs' } }, 1],
] as const)('after %s a read is sent %s times in all', async (_, fault, times) => {
  festival.break(REGISTERED, fault)
  renderApp('/dashboard?open=events', { as: student })
  expect(await screen.findByText('Your events did not load')).toBeInTheDocument()
  expect(festival.calls(REGISTERED)).toHaveLength(times)
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

test('Add Members waits for it, also if the address asks for the form', async () => {
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
  refocusTab()
  await waitFor(() => expect(festival.calls(MEMBERS)).toHaveLength(2))
  await user.click(payment)
  expect(await screen.findByRole('dialog', { name: 'PAYMENT' })).toBeInTheDocument()
})
