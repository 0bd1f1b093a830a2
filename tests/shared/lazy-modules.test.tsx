import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { useLazyModule } from '@/shared/hooks/useLazyModule'
import { DateField } from '@/shared/ui/date/DateField'
import { dayBox, held, openForm } from './openForm'

type Load = () => Promise<string>
type PlaceProps = { load: Load; isWanted?: boolean; onFail?: () => void }

function Place({ load, isWanted = true, onFail }: PlaceProps) {
  const { module, hasFailed, retry } = useLazyModule(load, isWanted, onFail)
  return (
    <>
      <p>{module ?? (hasFailed ? 'It failed' : 'It is on its way')}</p>
      <button onClick={retry}>Try again</button>
    </>
  )
}

/** Each round asks twice, with a second between. */
async function round() {
  await act(() => vi.advanceTimersByTimeAsync(1_100))
}

const failingOnce = () =>
  vi
    .fn<Load>(() => Promise.resolve('The part'))
    .mockRejectedValueOnce(new TypeError('cut off'))
    .mockRejectedValueOnce(new TypeError('cut off'))

test('a part is loaded when it is wanted, and stays afterwards', async () => {
  const load = vi.fn<Load>(() => Promise.resolve('The part'))
  const { rerender } = render(<Place load={load} isWanted={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Place load={load} />)
  expect(await screen.findByText('The part')).toBeInTheDocument()
  rerender(<Place load={load} isWanted={false} />)
  expect(screen.getByText('The part')).toBeInTheDocument()
})

test('a failed part reports once, breaks nothing, and loads on a retry', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const onFail = vi.fn()
  render(<Place load={failingOnce()} onFail={onFail} />)
  await round()
  expect(screen.getByText('It failed')).toBeInTheDocument()
  expect(onFail).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('The part')).toBeInTheDocument()
  expect(onFail).toHaveBeenCalledOnce()
})

test('a failed part loads when it is wanted again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const load = failingOnce()
  const { rerender } = render(<Place load={load} />)
  await round()
  expect(screen.getByText('It failed')).toBeInTheDocument()
  rerender(<Place load={load} isWanted={false} />)
  rerender(<Place load={load} />)
  expect(await screen.findByText('The part')).toBeInTheDocument()
})

test('a part that is still loading after 15 seconds has failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const never: Load = () => new Promise(() => {})
  render(<Place load={never} />)
  await act(() => vi.advanceTimersByTimeAsync(14_900))
  expect(screen.getByText('It is on its way')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText('It failed')).toBeInTheDocument()
})

test('a part that fails a second time reloads the page, if the server answers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = vi.fn()
  server.use(http.head('*', () => (asked(), HttpResponse.error())))
  const load = () => Promise.reject(new TypeError('gone'))
  const onFail = vi.fn()
  const { rerender } = render(<Place {...{ load, onFail }} />)
  await round()
  expect(onFail).toHaveBeenCalledTimes(1)
  expect(asked).not.toHaveBeenCalled()
  rerender(<Place isWanted={false} {...{ load, onFail }} />)
  rerender(<Place {...{ load, onFail }} />)
  // The page is reloaded only if the server answers. Here it does not, so there is something to say.
  await round()
  await waitFor(() => expect(onFail).toHaveBeenCalledTimes(2))
  expect(asked).toHaveBeenCalledOnce()
})

const CALENDAR = '@/shared/ui/date/DateFieldCalendar'

/** The calendar comes over the network, and that may take its time. */
function slowNetwork(calendar: () => unknown = () => vi.importActual(CALENDAR)) {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  vi.doMock(CALENDAR, async () => {
    await answered
    return calendar()
  })
  onTestFinished(() => void vi.doUnmock(CALENDAR))
  return answer
}

function openDay(dob = '') {
  const answer = slowNetwork()
  const field = (
    <DateField name="dob" label="Date of birth" placeholder="For example 31/12/2004" required />
  )
  function letItCome() {
    answer()
    return dayBox()
  }
  const user = openForm(field, { dob })
  return { user, letItCome, dob: screen.getByLabelText('Date of birth') }
}

test('until its calendar has loaded, the date field looks the same, busy and read-only', async () => {
  const { user, dob, letItCome } = openDay('2004-02-29')
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
  expect(held()).toHaveTextContent('"dob":"2004-02-29"')

  const arrived = await letItCome()
  expect(looks()).toEqual(before)
  expect(arrived).not.toHaveAttribute('readonly')
})

test('a focused date field keeps the focus when its calendar has loaded', async () => {
  const { user, letItCome } = openDay()
  await user.tab()
  expect(screen.getByLabelText('Date of birth')).toHaveFocus()
  expect(await letItCome()).toHaveFocus()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await user.keyboard('8/3/2004')
  expect(held()).toHaveTextContent('"dob":"2004-03-08"')
})

test('a date field keeps the focus although the window lost it meanwhile', async () => {
  const { user, dob, letItCome } = openDay()
  await user.tab()
  fireEvent.blur(dob)
  expect(await letItCome()).toHaveFocus()
})

test('a date field that was left before the calendar loaded takes no focus and shows no error', async () => {
  const { user, letItCome } = openDay()
  await user.tab()
  await user.tab()
  expect(await letItCome()).not.toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText('Required')).not.toBeInTheDocument()
})

test('after 15 seconds without the calendar, the browser’s own date field replaces it and stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answer = slowNetwork(() => ({ default: () => 'The calendar' }))
  const user = openForm(<DateField name="dob" label="Date of birth" />)
  await user.tab()
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.getByLabelText('Date of birth')).toHaveAttribute('aria-busy', 'true')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  const dob = await dayBox()
  expect(dob).toHaveFocus()
  await user.type(dob, '2004-03-08')
  expect(held()).toHaveTextContent('"dob":"2004-03-08"')

  await act(() => Promise.resolve(answer()))
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByText('The calendar')).not.toBeInTheDocument()
  expect(dob).toHaveValue('2004-03-08')
})
