import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { comeBack } from '../comeBack'
import { changeContingent, openContingent } from '../features/contingent/openContingent'
import { renderApp } from '../renderApp'
import { openPayment, payButton, TYPED } from './openPayment'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-01-10T06:00:00Z') })
})
const NOTE = 'Your payment may be in progress.'

async function payAndWait() {
  const page = openPayment({ typed: TYPED })
  await page.user.click(await payButton())
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  return page
}

test('after the hand-off both the modal and the page say that a payment may be in progress', async () => {
  await payAndWait()
  expect(await screen.findAllByText(NOTE)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument()
  const messages = screen.getAllByRole('status')
  const message = messages.find(({ textContent }) => textContent.includes('Finish paying'))
  await waitFor(() => expect(message).toHaveFocus())
})

test('if the tab was blocked, a button opens it, and no address with a token is in the page (Spec §7)', async () => {
  const { user, opened } = await payAndWait()
  await user.click(
    await screen.findByRole('button', { name: 'Open the payment page, opens in a new tab' }),
  )
  expect(opened).toHaveBeenCalledTimes(2)
  expect(opened.mock.calls[1]).toEqual(opened.mock.calls[0])
  const token = new URL(String(opened.mock.calls[0]?.[0])).searchParams.get('token')
  expect(token).toBeTruthy()
  expect(document.documentElement.innerHTML).not.toContain(token)
})

test('shows a received payment on return to the tab', async () => {
  await payAndWait()
  festival.change((state) => {
    for (const account of state.accounts) {
      if (account.id === people.student.id) account.payment_status = 1
    }
  })
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  comeBack()
  expect(await screen.findByText('Your stay is paid.')).toBeInTheDocument()
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument()
})

const NOT_RECEIVED = 'We have not received your payment yet.'

test('Check again says so when no payment has arrived yet', async () => {
  const { user } = await payAndWait()
  const button = await screen.findByRole('button', { name: 'Check again' })
  expect(screen.queryByText(NOT_RECEIVED)).not.toBeInTheDocument()
  festival.break('/api/user/getUser', 'slow')
  await user.click(button)
  expect(await screen.findByRole('button', { name: 'Checking...' })).toBe(button)
  expect(screen.queryByText(NOT_RECEIVED)).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await screen.findByText(NOT_RECEIVED)).toBeInTheDocument()
})

test('a user who did not pay can start again with the typed values', async () => {
  const { user } = await payAndWait()
  await user.click(await screen.findByRole('button', { name: 'Start again' }))
  expect(await screen.findByLabelText('Emergency number')).toHaveValue('9000000065')
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument()
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test('a pending payment survives a reload and expires after half an hour', async () => {
  await payAndWait()
  openPayment()
  expect(await screen.findAllByText(NOTE)).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000))
  expect(await payButton()).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument())
})

test('another user on the same phone can pay', async () => {
  await payAndWait()
  openPayment({ as: people.teamLeader })
  expect(await payButton()).toBeInTheDocument()
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument()
})

test('the page and the form for one payment mention the other pending payment (Spec §8)', async () => {
  const { contingentLeader } = people
  const begun = [{ sfId: contingentLeader.sfId, what: 'Contingent 301', at: Date.now() }]
  localStorage.setItem('stay-payments', JSON.stringify(begun))
  openPayment({ type: 'Individual', as: contingentLeader })
  expect(await payButton()).toBeInTheDocument()
  expect(screen.getAllByText('The payment of your contingent may be in progress.')).toHaveLength(2)
})

test.each([
  ['Individual', '/api/user/getUser'],
  ['Contingent', '/api/contingent/getMembers'],
] as const)(
  'the %s payment waits for its status, and works with a warning if that fails to load (Spec §8)',
  async (type, path) => {
    festival.break(path, 'slow')
    const { user, opened } = openPayment({ type, as: people.contingentLeader, typed: TYPED })
    await screen.findByLabelText('Emergency number')
    const pay = screen.getByRole('button', { name: 'Make Payment' })
    expect(pay).toHaveAttribute('aria-busy', 'true')
    festival.break(path, 'offline')
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    openPayment({ type, as: people.contingentLeader, typed: TYPED })
    await screen.findByText(/^We could not check whether you have paid/)
    await user.click(await payButton())
    expect(opened).toHaveBeenCalledOnce()
  },
)

const MEMBERS = '/api/contingent/getMembers'

test('the note about the payment of a contingent goes on a return to the tab, wherever it is shown (Spec §4)', async () => {
  const { contingentLeader } = people
  const begun = [{ sfId: contingentLeader.sfId, what: 'Contingent 301', at: Date.now() }]
  localStorage.setItem('stay-payments', JSON.stringify(begun))
  renderApp('/', { as: contingentLeader })
  const note = 'The payment of your contingent may be in progress.'
  expect(await screen.findByText(note)).toBeInTheDocument()
  changeContingent((contingent) => (contingent.contingent_payment_status = true))
  comeBack()
  await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument())
})

test('the payment of a contingent is forgotten with it', async () => {
  const { contingentLeader } = people
  const begun = [{ sfId: contingentLeader.sfId, what: 'Contingent 300', at: Date.now() }]
  localStorage.setItem('stay-payments', JSON.stringify(begun))
  await openContingent(contingentLeader, '/contingent?pay=contingent')
  expect(await screen.findByRole('button', { name: 'Make Payment' })).toBeInTheDocument()
  expect(screen.queryByText('The payment of your contingent may be in progress.')).toBeNull()
  await waitFor(() => expect(localStorage.getItem('stay-payments')).toBeNull())
})

test('the focus that comes back from a frame fetches nothing', async () => {
  renderApp('/accommodation-map', { as: people.student })
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  for (let back = 0; back < 3; back += 1) {
    act(() => void window.dispatchEvent(new Event('focus')))
    await act(() => vi.advanceTimersByTimeAsync(2_000))
  }
  expect(festival.calls('/api/user/getUser')).toHaveLength(1)
  expect(festival.calls(MEMBERS)).toEqual([])
})
