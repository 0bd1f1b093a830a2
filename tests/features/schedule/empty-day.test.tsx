import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Day } from '@/blocks/schedule/days'
import { NothingHere } from '@/features/schedule/list/NothingHere'

const nothing = () => undefined
const no = () => false
const plan = {
  entries: [],
  isPlanned: no,
  isRegistered: no,
  clashes: new Map(),
  walks: new Map(),
  toggle: nothing,
  registered: {
    isKnown: true,
    asOf: undefined,
    problem: null,
    isLoading: false,
    reload: nothing,
  },
}

test('a day that is not announced yet says so, and blames no filter', () => {
  const day: Day = { id: '2', name: 'Day 2', date: '2025-01-25', picture: '', entries: [] }
  const address = {
    day,
    filter: { query: '', venue: '', isPlanOnly: false },
    showDay: nothing,
    search: nothing,
    chooseVenue: nothing,
    showPlanOnly: nothing,
    clear: nothing,
  }
  render(<NothingHere day={day} plan={plan} address={address} />)
  expect(screen.getByText('Day 2 is not announced yet')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
