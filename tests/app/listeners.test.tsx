import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../renderApp'

/** Counts the listeners on `window` that are still there. */
function countListeners() {
  const listeners = new Set<string>()
  const ids = new Map<unknown, number>()
  const add = window.addEventListener.bind(window)
  const remove = window.removeEventListener.bind(window)

  function keyOf(...[type, listener, options]: Parameters<typeof remove>): string {
    if (!ids.has(listener)) ids.set(listener, ids.size)
    const isCapture = typeof options === 'object' ? options.capture === true : options === true
    return `${type} ${ids.get(listener)} ${isCapture}`
  }

  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...args: Parameters<typeof window.addEventListener>) => {
      const key = keyOf(...args)
      listeners.add(key)
      const options = args[2]
      const signal = typeof options === 'object' ? options.signal : undefined
      signal?.addEventListener('abort', () => listeners.delete(key))
      add(...args)
    },
  )
  vi.spyOn(window, 'removeEventListener').mockImplementation(
    (...args: Parameters<typeof remove>) => {
      listeners.delete(keyOf(...args))
      remove(...args)
    },
  )
  return listeners
}

test('opening events leaves no listeners on the window behind', async () => {
  const listeners = countListeners()
  const { user } = renderApp('/events/subevents/Dance')

  async function openAndClose(name: string) {
    await user.click(await screen.findByRole('button', { name }))
    await screen.findByRole('dialog', { name })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }

  await openAndClose('Nrityakala')
  const before = listeners.size
  expect(before).toBeGreaterThan(0)
  for (const name of ['Shake A Leg', 'Nrityakala', 'Shake A Leg']) await openAndClose(name)
  expect([...listeners]).toHaveLength(before)
})
