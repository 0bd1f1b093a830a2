import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useArrowKeys } from '@/features/gallery/keyboard'
import { DateField } from '@/shared/ui/date/DateField'
import '@/shared/ui/date/DateFieldCalendar'
import { Tabs } from '@/shared/ui/Tabs'
import { renderApp } from '../renderApp'
import { setViewport } from '../viewport'
import { openForm } from './openForm'

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

function Pictures({ onStep }: { onStep: (by: number) => void }) {
  useArrowKeys('screen', onStep)
  return <main>Pictures</main>
}

test.each(COMPOSING)('the gallery ignores arrow keys while text is composed (%o)', (composing) => {
  const onStep = vi.fn()
  render(<Pictures onStep={onStep} />)
  fireEvent.keyDown(screen.getByText('Pictures'), { key: 'ArrowRight', ...composing })
  expect(onStep).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByText('Pictures'), { key: 'ArrowRight' })
  expect(onStep).toHaveBeenCalledOnce()
})

test.each(COMPOSING)('the phone menu stays open while text is composed (%o)', async (composing) => {
  setViewport(390)
  const { user } = renderApp('/faqs')
  await user.click(await screen.findByRole('button', { name: /^Menu/ }))
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  fireEvent.keyDown(menu, { key: 'Escape', ...composing })
  expect(menu).toBeInTheDocument()
})

test.each(COMPOSING)('a place of the plan stays open while text is composed (%o)', async (key) => {
  const { user, at } = renderApp('/accommodation-map?day=2')
  const place = await screen.findByRole('button', { name: /^8 Netaji Auditorium/ })
  await user.click(place)
  fireEvent.keyDown(place, { key: 'Escape', ...key })
  // A change of the address is a transition, which takes longer than the event.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(at()).toBe('/accommodation-map?day=2&place=netaji')
  fireEvent.keyDown(place, { key: 'Escape' })
  await waitFor(() => expect(at()).toBe('/accommodation-map?day=2'))
})

test.each(COMPOSING)('the calendar stays open while text is composed (%o)', async (composing) => {
  openForm(<DateField name="dob" label="Date of birth" />, { dob: '2004-02-29' })
  await waitFor(() =>
    expect(screen.getByLabelText('Date of birth')).not.toHaveAttribute('readonly'),
  )
  const field = screen.getByLabelText('Date of birth')
  await userEvent.setup().click(field)
  expect(screen.getByLabelText('Year')).toBeInTheDocument()
  fireEvent.keyDown(field, { key: 'Escape', ...composing })
  expect(screen.getByLabelText('Year')).toBeInTheDocument()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByLabelText('Year')).not.toBeInTheDocument()
})
