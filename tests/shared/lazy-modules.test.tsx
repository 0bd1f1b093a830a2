import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { useLazyModule } from '@/shared/hooks/useLazyModule'
import { DateField } from '@/shared/ui/date/DateField'
import { dayBox, heldValue, openForm } from './openForm'

type Load = () => Promise<string>
type PlaceProps = { load: Load; isNeeded?: boolean; onFail?: () => void }

function Place({ load, isNeeded = true, onFail }: PlaceProps) {
  const { module, hasFailed, retry } = useLazyModule(load, isNeeded, onFail)
  return (
    <>
      <p>{module ?? (hasFailed ? 'It failed' : 'It is on its way')}</p>
      <button onClick={retry}>Try again</button>
    </>
  )
}

/** Each attempt sends two requests, a second apart. */
async function finishAttempt() {
  await act(() => vi.advanceTimersByTimeAsync(1_100))
}

const failingOnce = () =>
  vi
    .fn<Load>(() => Promise.resolve('The module'))
    .mockRejectedValueOnce(new TypeError('cut off'))
    .mockRejectedValueOnce(new TypeError('cut off'))

test('loads a module when it is needed, and keeps it afterwards', async () => {
  const load = vi.fn<Load>(() => Promise.resolve('The module'))
  const { rerender } = render(<Place load={load} isNeeded={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Place load={load} />)
  expect(await screen.findByText('The module')).toBeInTheDocument()
  rerender(<Place load={load} isNeeded={false} />)
  expect(screen.getByText('The module')).toBeInTheDocument()
})

test('reports a failed module once, breaks nothing, and loads it on a retry', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const onFail = vi.fn()
  render(<Place load={failingOnce()} onFail={onFail} />)
  await finishAttempt()
  expect(screen.getByText('It failed')).toBeInTheDocument()
  expect(onFail).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('The module')).toBeInTheDocument()
  expect(onFail).toHaveBeenCalledOnce()
})

test('loads a failed module when it is needed again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const load = failingOnce()
  const { rerender } = render(<Place load={load} />)
  await finishAttempt()
  expect(screen.getByText('It failed')).toBeInTheDocument()
  rerender(<Place load={load} isNeeded={false} />)
  rerender(<Place load={load} />)
  expect(await screen.findByText('The module')).toBeInTheDocument()
})

test('gives up a module after 15 seconds', async () => {
  vi.useFakeTimers()
  const never: Load = () => new Promise(() => {})
  render(<Place load={never} />)
  await act(() => vi.advanceTimersByTimeAsync(14_900))
  expect(screen.getByText('It is on its way')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText('It failed')).toBeInTheDocument()
})

test('reloads the page when a module fails a second time and the server responds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const requested = vi.fn()
  server.use(http.head('*', () => (requested(), HttpResponse.error())))
  const load = () => Promise.reject(new TypeError('gone'))
  const onFail = vi.fn()
  const { rerender } = render(<Place {...{ load, onFail }} />)
  await finishAttempt()
  expect(onFail).toHaveBeenCalledTimes(1)
  expect(requested).not.toHaveBeenCalled()
  rerender(<Place isNeeded={false} {...{ load, onFail }} />)
  rerender(<Place {...{ load, onFail }} />)
  // The page is reloaded only if the server responds. Here it does not, so the failure is reported.
  await finishAttempt()
  await waitFor(() => expect(onFail).toHaveBeenCalledTimes(2))
  expect(requested).toHaveBeenCalledOnce()
})

const CALENDAR = '@/shared/ui/date/DateFieldCalendar'

// A mock that is declared while something is imported may be forgotten.
beforeEach(() => vi.dynamicImportSettled())

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

function openDay(dob = '') {
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
  const { user, dob, finishLoading } = openDay('2004-02-29')
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
  const { user, finishLoading } = openDay()
  await user.tab()
  expect(screen.getByLabelText('Date of birth')).toHaveFocus()
  expect(await finishLoading()).toHaveFocus()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await user.keyboard('8/3/2004')
  expect(heldValue()).toHaveTextContent('"dob":"2004-03-08"')
})

test('a date field keeps the focus although the window lost it meanwhile', async () => {
  const { user, dob, finishLoading } = openDay()
  await user.tab()
  fireEvent.blur(dob)
  expect(await finishLoading()).toHaveFocus()
})

test('a date field that was left before the calendar loaded takes no focus and shows no error', async () => {
  const { user, finishLoading } = openDay()
  await user.tab()
  await user.tab()
  expect(await finishLoading()).not.toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText('Required')).not.toBeInTheDocument()
})

test('after 15 seconds without the calendar, the browser’s own date field replaces it and stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const respond = delayCalendar(() => ({ default: () => 'The calendar' }))
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
})
