import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { preloadScreenAt } from '@/app/screens'
import { App } from '@/app/App'

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

test('pointing at a link fetches its screen, so that it appears at once', async () => {
  await openSchedule()
  const user = userEvent.setup()
  const [link] = await screen.findAllByRole('link', { name: /^FAQ/ })
  if (!link) throw new Error('No link leads to the FAQs')
  const load = vi.fn()
  await vi.dynamicImportSettled()
  vi.doMock('@/features/about/FaqsScreen', (original) => {
    load()
    return original()
  })
  onTestFinished(() => void vi.doUnmock('@/features/about/FaqsScreen'))
  vi.resetModules()
  await user.hover(link)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  await act(() => preloadScreenAt('/faqs'))
  await user.click(link)
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: 'FAQs' })).toBeInTheDocument()
})
