import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Accordion } from '@/shared/ui/accordion/Accordion'
import { Tabs } from '@/shared/ui/Tabs'

const DAYS = [
  { id: 'day0', label: 'Day 0' },
  { id: 'day1', label: 'Day 1' },
  { id: 'day2', label: 'Day 2' },
] as const

function Schedule() {
  const [day, setDay] = useState<(typeof DAYS)[number]['id']>('day0')
  return (
    <Tabs label="Days" tabs={DAYS} current={day} onChange={setDay}>
      <p>plan of {day}</p>
    </Tabs>
  )
}

test('the arrow keys, Home and End move along the tabs and wrap around', async () => {
  const user = userEvent.setup()
  render(<Schedule />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Day 0', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Day 1', selected: true })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Day 1' })).toHaveTextContent('plan of day1')
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Day 2', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Day 0', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Home}')
  expect(screen.getByRole('tab', { name: 'Day 0', selected: true })).toHaveFocus()
})

test('the tabs are one stop for the Tab key', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Schedule />
      <button>after</button>
    </>,
  )
  await user.click(screen.getByRole('tab', { name: 'Day 1' }))
  await user.tab()
  expect(screen.getByRole('button', { name: 'after' })).toHaveFocus()
})

const QUESTIONS = [
  { id: 'when', question: 'When is the festival?', answer: <p>In January.</p> },
  { id: 'where', question: 'Where is it?', answer: <p>In Kharagpur.</p> },
]

test('opening one question closes the other', async () => {
  const user = userEvent.setup()
  render(<Accordion items={QUESTIONS} />)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'When is the festival?', expanded: false }))
  expect(screen.getByRole('region', { name: 'When is the festival?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Where is it?' }))
  expect(screen.getByText('In Kharagpur.')).toBeVisible()
  expect(screen.getByText('In January.')).not.toBeVisible()
})

test('an open question can be shut again', async () => {
  const user = userEvent.setup()
  render(<Accordion items={QUESTIONS} first="when" />)
  await user.click(screen.getByRole('button', { name: 'When is the festival?', expanded: true }))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
