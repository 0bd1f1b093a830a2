import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { App } from '@/app/App'
import { preloadScreenAt } from '@/app/screens'

/* Vitest forgets a mock that is declared while an import settles earlier ones, so each waits for `dynamicImportSettled`. */

// Alone, and without `renderApp`, because there all screens are loaded already.

/** Lets the module of a screen arrive only when the returned function is called. */
async function holdModule(path: string) {
  await vi.dynamicImportSettled()
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
