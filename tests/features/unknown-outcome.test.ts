import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import type { Path } from '@mocks/paths'
import { rows } from '../faults/rows'
import { press, toasts } from '../faults/screen'
import { NOT_KNOWN, sendInVain } from '../noAnswer'

/** The list that tells whether a write has arrived. */
function listOf(path: string): Path {
  if (path.startsWith('/api/contingent')) return '/api/contingent/getMembers'
  if (path.includes('omplaints')) return '/api/user/complaints/fetchComplaints'
  return '/api/user/registered_events'
}

test.each(rows.filter(({ found }) => found !== undefined))(
  'when neither $path nor its list is answered, the page says that it does not know and keeps what was typed',
  async ({ open, path, press: button, failed, kept }) => {
    await open()
    festival.break(path, 'arrives-then-silent')
    festival.break(listOf(path), 'offline')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await sendInVain(path, () => Promise.resolve(press(button)))
    await waitFor(() => expect(toasts()).toEqual([failed + NOT_KNOWN]))
    kept()
  },
)
