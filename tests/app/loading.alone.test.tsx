import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { preloadScreenAt } from '@/app/screens'
import { renderApp } from '../renderApp'

// Alone, because a screen that another test has opened is loaded already.

/** Lets the module of a screen arrive only when the returned function is called. */
function holdModule(path: string) {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  vi.doMock(path, async (original) => {
    await arrival
    return original()
  })
  onTestFinished(() => void vi.doUnmock(path))
  vi.resetModules()
  return () => act(() => Promise.resolve(arrive()))
}

/** From here on, time passes only in `pass`: a slow machine must not show the line earlier. */
function stopClock() {
  vi.useFakeTimers()
  return { pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) }
}

const openSchedule = async () => {
  await preloadScreenAt('/schedule')
  renderApp('/schedule')
  expect(await screen.findByRole('heading', { level: 1, name: 'Schedule' })).toBeInTheDocument()
}

test('the last screen stays while the next one loads, with a progress line after 300 ms', async () => {
  await openSchedule()
  const arrive = holdModule('@/features/about/PrivacyScreen')
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

test('Back to the last screen while the next one loads removes the progress line', async () => {
  await openSchedule()
  const arrive = holdModule('@/features/about/AccessibilityScreen')
  const { pass } = stopClock()
  fireEvent.click(screen.getByRole('link', { name: 'Accessibility' }))
  await pass(300)
  expect(screen.getByText('Loading')).toBeInTheDocument()
  vi.useRealTimers()
  act(() => window.history.back())
  await waitFor(() => expect(window.location.pathname).toBe('/schedule'))
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
  await arrive()
  expect(screen.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible()
})
