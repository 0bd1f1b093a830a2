import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { server } from '@mocks/node'
import { runThirdPartyScripts } from '@mocks/thirdParties/jsdom'
import { stubLayout } from './stubLayout'
import { setViewport } from './viewport'

// React notes where each element was made, and Vitest asks for a hundred lines of it.
Error.stackTraceLimit = 10

// A screen is fetched when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(async () => {
  // A module that is still on its way when its file ends would be broken for the files that share it.
  await vi.dynamicImportSettled()
  server.close()
})
runThirdPartyScripts()

const noise = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') }

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><div id="overlays"></div><div id="toasts"></div>'
  setViewport(1440)
  stubLayout()
  // jsdom has no page to scroll, and says so each time.
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(() => {
  cleanup()
  toast.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.resetHandlers()
  festival.reset()
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  window.history.replaceState(null, '', '/')
  // A test that expects a complaint in the console takes it away (`takeNoise`); any other complaint is a failure.
  const complaints = [...noise.error.mock.calls, ...noise.warn.mock.calls]
  noise.error.mockClear()
  noise.warn.mockClear()
  expect(complaints, 'nothing was left in the console').toEqual([])
})
