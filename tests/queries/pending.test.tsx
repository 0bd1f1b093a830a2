import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { canReload } from '@/shared/lib/reload'
import { rows } from '../faults/rows'
import { press } from '../faults/screen'
import { openContingent } from '../features/contingent/openContingent'
import { HAS_NOT_ARRIVED } from '../lostResponse'
// Preloaded, so that no press waits for the import.
import 'axios'

/** What each button says while its request is pending. */
const BUSY: Record<string, string> = {
  'Sign In': 'Signing In...',
  'Sign Up': 'Signing Up...',
  'Send OTP': 'Submitting...',
  Submit: 'Submitting...',
  Register: 'Submitting...',
  'Remove member': 'Deregistering...',
  'Deregister team': 'Deregistering...',
  Add: 'Adding...',
  'Add Members': 'Adding...',
  'Cancel complaint': 'Cancelling...',
  Join: 'Joining...',
  Create: 'Creating...',
  'Leave Contingent': 'Leaving...',
}

async function pressBusy(name = 'missing') {
  const [button] = await screen.findAllByRole('button', { name })
  button?.click()
}

test.each(rows.filter((row) => row.press in BUSY))(
  'while $path is pending its button says so, and another press sends nothing (Spec §4)',
  async ({ open, path, press: name }) => {
    await open()
    festival.break(path, 'slow')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    press(name)
    await pressBusy(BUSY[name])
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(festival.calls(path)).toHaveLength(1)
  },
)

test('while a change is pending the page does not reload by itself, and after it may', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openContingent(people.contingentMember)
  await user.click(screen.getByRole('button', { name: 'Leave Contingent' }))
  await screen.findByRole('alertdialog')
  expect(canReload()).toBe(true)
  festival.break('/api/contingent/leave', 'slow')
  press('Leave Contingent')
  await waitFor(() => expect(festival.calls('/api/contingent/leave')).toHaveLength(1))
  expect(canReload()).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await screen.findByText('You left the contingent')
  expect(canReload()).toBe(true)
})

test.each(rows.filter((row) => row.press === 'Add'))(
  'after a lost response $path stays pending while the data that it affects are fetched again',
  async ({ open, path, press: name }) => {
    await open()
    festival.break(path, 'offline')
    festival.break('/api/user/registered_events', 'slow')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    press(name)
    await waitFor(() => expect(festival.calls('/api/user/registered_events')).toHaveLength(2))
    await pressBusy('Adding...')
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByText(HAS_NOT_ARRIVED)).toBeInTheDocument()
    expect(festival.calls(path)).toHaveLength(1)
  },
)
