import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateField } from '@/shared/ui/date/DateField'
import { dayBox, held, openForm } from './openForm'

const network = vi.hoisted(() => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  return { answered, answer }
})

vi.mock('@/shared/ui/date/DateFieldCalendar', async () => {
  await network.answered
  return { default: () => 'The calendar' }
})

test('when the calendar is still on its way after 15 seconds, the browser’s own takes its place, and keeps it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = openForm(<DateField name="dob" label="Date of birth" />)
  await user.tab()
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.getByLabelText('Date of birth')).toHaveAttribute('aria-busy', 'true')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  const dob = await dayBox()
  expect(dob).toHaveFocus()
  await user.type(dob, '2004-03-08')
  expect(held()).toHaveTextContent('"dob":"2004-03-08"')

  await act(() => Promise.resolve(network.answer()))
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByText('The calendar')).not.toBeInTheDocument()
  expect(dob).toHaveValue('2004-03-08')
})
