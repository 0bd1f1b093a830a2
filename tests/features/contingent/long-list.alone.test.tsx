import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { cleanEmail } from '@/shared/lib/cleaning'
import { FieldFrame } from '@/shared/ui/field/FieldFrame'
import { Icon } from '@/shared/ui/Icon'
import { idOf, modal, openAdd, paste } from './openAddMembers'

// Spied on, not mocked: counts the work of a key press, independent of the machine's speed.
vi.mock('@/shared/lib/cleaning', { spy: true })
vi.mock('@/shared/ui/field/FieldFrame', { spy: true })
vi.mock('@/shared/ui/Icon', { spy: true })

const MEMBERS = 1_000
const list = Array.from({ length: MEMBERS }, (_, at) => `SF${50_000 + at} p${at}@festival.test`)

beforeEach(() => vi.clearAllMocks())

/** The calls until everything that a key press has started is done. */
async function workOf(key: () => void) {
  vi.clearAllMocks()
  act(key)
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  return {
    rowsCleaned: vi.mocked(cleanEmail).mock.calls.length,
    fieldsRendered: vi.mocked(FieldFrame).mock.calls.length,
    iconsRendered: vi.mocked(Icon).mock.calls.length,
  }
}

test('with a thousand pasted members a key press checks twenty rows and renders one', async () => {
  const { user } = await openAdd()
  await paste(user, idOf(1), list.join('\n'))
  expect(modal().getByText(`${MEMBERS - 20} more for the next time`)).toBeInTheDocument()
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))

  const work = await workOf(() => void fireEvent.change(idOf(1), { target: { value: 'SF500001' } }))
  expect(idOf(1)).toHaveValue('SF500001')
  expect(work.rowsCleaned).toBeLessThan(45)
  // The row, and the box for a list.
  expect(work.fieldsRendered).toBeLessThan(15)
  expect(work.iconsRendered).toBeLessThan(20)
})
