import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import '@/shared/ui/date/DateFieldCalendar'
import { Tabs } from '@/shared/ui/Tabs'

/** A key that the keyboard's suggestions take: as browsers report it, and as Safari does after a composition. */
const COMPOSING = [{ isComposing: true }, { keyCode: 229 }]

const DAYS = [
  { id: 'day0', label: 'Day 0' },
  { id: 'day1', label: 'Day 1' },
] as const

function Days() {
  const [day, setDay] = useState<(typeof DAYS)[number]['id']>('day0')
  return (
    <Tabs label="Days" tabs={DAYS} current={day} onChange={setDay}>
      Plan
    </Tabs>
  )
}

test.each(COMPOSING)('tabs ignore arrow keys while text is composed (%o)', (composing) => {
  render(<Days />)
  const tab = screen.getByRole('tab', { name: 'Day 0' })
  fireEvent.keyDown(tab, { key: 'ArrowRight', ...composing })
  expect(tab).toHaveAttribute('aria-selected', 'true')
  fireEvent.keyDown(tab, { key: 'ArrowRight' })
  expect(tab).toHaveAttribute('aria-selected', 'false')
})
