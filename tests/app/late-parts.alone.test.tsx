import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { App } from '@/app/App'
import { preloadScreenAt } from '@/app/screens'
import { env } from '@/festival/env'
import { takeConsoleMessages } from '../consoleMessages'
import { dayBox, heldValue, openForm } from '../shared/openForm'

/* Vitest forgets a mock that is declared while an import settles earlier ones, so each waits for `dynamicImportSettled`. */

// Alone, and without `renderApp`, because there all screens are loaded already.

/** Lets the module of a screen arrive only when the returned function is called. */
async function holdModule(path: string, standIn?: object) {
  await vi.dynamicImportSettled()
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  vi.doMock(path, async (original) => {
    await arrival
    return standIn ?? original()
  })
  onTestFinished(() => void vi.doUnmock(path))
  vi.resetModules()
  return () => act(() => Promise.resolve(arrive()))
}

/** From here on, time passes only in `pass`: a slow machine must not show the progress line earlier. */
function stopClock() {
  vi.useFakeTimers()
  return { pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) }
}

const openSchedule = async () => {
  await preloadScreenAt('/schedule')
  window.history.replaceState(null, '', '/schedule')
  render(<App />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Schedule' })).toBeInTheDocument()
}

test('the last screen stays while the next one loads, with a progress line after 300 ms', async () => {
  await openSchedule()
  const arrive = await holdModule('@/features/about/PrivacyScreen')
  const { pass } = stopClock()
  fireEvent.click(screen.getByRole('link', { name: 'Privacy' }))
  expect(window.location.pathname).toBe('/privacy')
  await pass(299)
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
  await pass(1)
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible()
  vi.useRealTimers()
  await arrive()
  expect(await screen.findByRole('heading', { level: 1, name: /Privacy/ })).toBeInTheDocument()
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
})

test('a redirect is no page view, however long the screen that it leads to loads (Spec §1)', async () => {
  await openSchedule()
  const arrive = await holdModule('@/features/auth/SignInScreen', {
    default: () => <h1>Sign In</h1>,
  })
  env.gaMeasurementId = 'G-FESTIVAL65'
  const views = () => JSON.stringify(Reflect.get(window, 'dataLayer') ?? [])
  onTestFinished(() => void Reflect.deleteProperty(window, 'dataLayer'))
  const { pass } = stopClock()
  await act(() => {
    window.history.pushState(null, '', '/dashboard')
    window.dispatchEvent(new PopStateEvent('popstate'))
    return Promise.resolve()
  })
  await pass(10_000)
  expect(window.location.pathname).toBe('/signin')
  expect(views()).not.toContain('/dashboard')
  vi.useRealTimers()
  await arrive()
  await vi.waitFor(() => expect(views()).toContain('/signin'), { timeout: 30_000 })
  expect(views()).not.toContain('/dashboard')
})

describe('the calendar', () => {
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

  test('a focused date field keeps the focus when its calendar has loaded', async () => {
    const { DateField } = await importField()
    const respond = delayCalendar()
    const user = openForm(<DateField name="dob" label="Date of birth" />)
    await user.tab()
    expect(screen.getByLabelText('Date of birth')).toHaveFocus()
    respond()
    expect(await dayBox()).toHaveFocus()
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
})

describe('the scripts', () => {
  const START = '@/app/start'

  beforeEach(() => {
    vi.resetModules()
  })

  /** Files are really imported, which takes long on a busy machine. */
  const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

  test('if the scripts do not load and the server cannot be reached, the page says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    vi.doMock(START, () => Promise.reject(new Error('no network')))
    document.body.innerHTML = '<div id="root" data-path="/"></div><p id="not-started"></p>'
    await import('@/main')
    const notice = document.getElementById('not-started')
    await soon(() => expect(notice).toHaveAttribute('data-shown'))
    expect(takeConsoleMessages().join()).toContain('The site did not start')
  })

  test('after the script for requests has failed, the next request asks for it again and is sent', async () => {
    const failure = new Error('no network')
    const load = vi.fn(() => vi.importActual('axios'))
    // Each request tries it twice.
    load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
    vi.doMock('axios', load)
    const { requestOtp } = await import('@/api/auth')
    const request = () => requestOtp({ email: 'student@festival.test' })
    await expect(request()).rejects.toMatchObject({ kind: 'missing' })
    expect(document.documentElement.dataset.incomplete, 'the next screen reloads the page').toBe('')
    expect(await request()).toContain('OTP')
    vi.doUnmock('axios')
  })
})
