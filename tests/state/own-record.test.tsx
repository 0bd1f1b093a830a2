import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { hashOf } from '@/shared/lib/hashOf'
import { renderApp } from '../renderApp'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-01-10T06:00:00Z') })
})

const MINUTE_MS = 60_000
const asked = () => festival.calls('/api/user/getUser').length

async function open() {
  renderApp('/faqs', { as: people.student })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(asked()).toBe(1))
}

/** Browsers tell a return twice. */
async function comeBackAfter(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  await act(() => vi.advanceTimersByTimeAsync(500))
}

test('on return after five minutes the payment status is fetched again, once', async () => {
  await open()
  await comeBackAfter(5 * MINUTE_MS)
  expect(asked()).toBe(2)
})

test('on return before five minutes are over nothing is fetched', async () => {
  await open()
  await comeBackAfter(4 * MINUTE_MS)
  expect(asked()).toBe(1)
})

test('while people stay nothing is fetched, however long', async () => {
  await open()
  await act(() => vi.advanceTimersByTimeAsync(60 * MINUTE_MS))
  expect(asked()).toBe(1)
})

test('a tab that goes out of sight fetches nothing', async () => {
  await open()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await comeBackAfter(6 * MINUTE_MS)
  expect(asked()).toBe(1)
  hidden.mockRestore()
})

test('after a hand-off each return fetches it, however soon', async () => {
  const { sfId } = people.student
  const begun = [{ mark: hashOf(sfId), type: 'Individual', at: Date.now() }]
  localStorage.setItem('payment-under-way', JSON.stringify(begun))
  await open()
  await comeBackAfter(10_000)
  expect(asked()).toBe(2)
  await comeBackAfter(10_000)
  expect(asked()).toBe(3)
})

test('after a visitor has come back nothing is asked', async () => {
  renderApp('/faqs')
  await screen.findByRole('heading', { level: 1 })
  await comeBackAfter(10 * MINUTE_MS)
  expect(asked()).toBe(0)
})
