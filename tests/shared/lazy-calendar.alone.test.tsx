import { act, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { takeConsoleMessages } from '../consoleMessages'
import { dayBox, heldValue, openForm } from './openForm'

const CALENDAR = '@/shared/ui/date/DateFieldCalendar'

// A mock that is declared while something is imported may be forgotten.
beforeEach(async () => {
  await vi.dynamicImportSettled()
  vi.resetModules()
})

/** A new one, which has not loaded its calendar yet. */
const importField = () => import('@/shared/ui/date/DateField')

/** Delays the calendar until the returned function is called. */
function delayCalendar(calendar: () => unknown = () => vi.importActual(CALENDAR)) {
  let respond = () => {}
  const responded = new Promise<void>((resolve) => (respond = resolve))
  vi.doMock(CALENDAR, async () => {
    await responded
    return calendar()
  })
  onTestFinished(() => void vi.doUnmock(CALENDAR))
  return respond
}

async function openDay(dob = '') {
  const { DateField } = await importField()
  const respond = delayCalendar()
  const field = (
    <DateField name="dob" label="Date of birth" placeholder="For example 31/12/2004" required />
  )
  function finishLoading() {
    respond()
    return dayBox()
  }
  const user = openForm(field, { dob })
  return { user, finishLoading, dob: screen.getByLabelText('Date of birth') }
}

test('until its calendar has loaded, the date field looks the same, busy and read-only', async () => {
  const { user, dob, finishLoading } = await openDay('2004-02-29')
  expect(dob).toHaveAttribute('readonly')
  expect(dob).toHaveAttribute('aria-busy', 'true')
  const looks = () => {
    const field = screen.getByLabelText('Date of birth')
    expect(field).toHaveDisplayValue('February 29, 2004')
    expect(field).toBeRequired()
    expect(field).toHaveAttribute('placeholder', 'For example 31/12/2004')
    expect(field).toHaveClass('control', 'input')
    return [field.id, field.getAttribute('name')]
  }
  const before = looks()
  await user.type(dob, '1')
  expect(heldValue()).toHaveTextContent('"dob":"2004-02-29"')

  const arrived = await finishLoading()
  expect(looks()).toEqual(before)
  expect(arrived).not.toHaveAttribute('readonly')
})

test('a focused date field keeps the focus when its calendar has loaded', async () => {
  const { user, finishLoading } = await openDay()
  await user.tab()
  expect(screen.getByLabelText('Date of birth')).toHaveFocus()
  expect(await finishLoading()).toHaveFocus()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await user.keyboard('8/3/2004')
  expect(heldValue()).toHaveTextContent('"dob":"2004-03-08"')
})

test('after 15 seconds without the calendar, the browser’s own date field replaces it and stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const respond = delayCalendar(() => ({ default: () => 'The calendar' }))
  const { DateField } = await importField()
  const user = openForm(<DateField name="dob" label="Date of birth" />)
  await user.tab()
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.getByLabelText('Date of birth')).toHaveAttribute('aria-busy', 'true')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  const dob = await dayBox()
  expect(dob).toHaveFocus()
  await user.type(dob, '2004-03-08')
  expect(heldValue()).toHaveTextContent('"dob":"2004-03-08"')

  await act(() => Promise.resolve(respond()))
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByText('The calendar')).not.toBeInTheDocument()
  expect(dob).toHaveValue('2004-03-08')
  expect(takeConsoleMessages().join()).toContain('A module did not load')
})
