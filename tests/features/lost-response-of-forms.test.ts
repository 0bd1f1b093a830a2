import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import type { Path } from '@mocks/paths'
import { rows } from '../faults/rows'
import { press, toasts } from '../faults/screen'
import { NOT_VERIFIED, sendWithoutResponse } from '../lostResponse'
import { hasAll } from '@/festival/hasAll'

/** The list that shows whether a mutation took effect. */
function listOf(path: string): Path {
  if (path.startsWith('/api/contingent')) return '/api/contingent/getMembers'
  if (path.includes('omplaints')) return '/api/user/complaints/fetchComplaints'
  return '/api/user/registered_events'
}

test.each(rows.filter(({ applied, isRepresentative }) => applied && isRepresentative))(
  'when the responses to $path and its list are lost, says so and keeps the input (Spec §8)',
  async ({ open, path, press: button, failed, expectInputKept: typed }) => {
    await open()
    festival.break(path, 'arrives-then-silent')
    festival.break(listOf(path), 'offline')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await sendWithoutResponse(path, () => Promise.resolve(press(button)))
    await waitFor(() => expect(toasts()).toEqual([failed + NOT_VERIFIED]))
    typed()
  },
)

test.each([
  ['sf 00024', 'SF24', true],
  ['#SF24', 'SF24', true],
  ['S F24', 'SF00024', true],
  ['SF25', 'SF24', false],
  ['sfabc', 'abc', false],
])('whether "%s" matches the "%s" of the server: %s', (sent, listed, isThere) => {
  expect(hasAll([{ sfId: listed }], [{ sfId: sent }])).toBe(isThere)
})
