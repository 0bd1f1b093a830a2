import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { server } from '@mocks/node'
import { runThirdPartyScripts } from '@mocks/thirdParties/jsdom'
import { env } from '@/festival/env'
import { recordConsole, takeConsoleMessages } from './consoleMessages'
import { clearLeftTimers, recordTimers } from './leftTimers'
import { moveDateTo, restoreDate } from './movedDate'
import { stubLayout } from './stubLayout'
import { setViewport } from './viewport'

configure({
  // A screen loads when it is first opened, which is slow on a busy machine.
  asyncUtilTimeout: 30_000,
  // By default each try of `findBy…` prints the whole page. Use `screen.debug()` to print it.
  getElementError: (message) => new Error(message ?? ''),
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(async () => {
  // Files share modules. A module that is still loading at the end of a file would be broken for the next one.
  await vi.dynamicImportSettled()
  server.close()
})
runThirdPartyScripts()

const initialEnv = { ...env }

// The Indian date and time at the start of each test, for runs on other days in `tests/all.ts`.
const { TEST_NOW } = process.env

beforeEach(() => {
  if (TEST_NOW) moveDateTo(new Date(`${TEST_NOW}+05:30`))
  recordTimers()
  recordConsole()
  document.body.innerHTML =
    '<div id="root"></div><div id="overlays"></div><div id="toasts"><div id="assertive"></div><div id="polite"></div></div>'
  setViewport(1440)
  stubLayout()
  // jsdom cannot scroll, and logs an error for each try.
  vi.stubGlobal('scrollTo', () => undefined)
  // jsdom has no `reportError`.
  vi.stubGlobal('reportError', (error: unknown) => {
    window.dispatchEvent(new ErrorEvent('error', { error }))
  })
})

afterEach(() => {
  cleanup()
  toast.remove()
  // Timers come last: mocks on top of fake timers are restored first.
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  clearLeftTimers()
  restoreDate()
  server.resetHandlers()
  festival.reset()
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  Object.assign(env, initialEnv)
  document.head.replaceChildren()
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name)
  window.history.replaceState(null, '', '/')
  // A test that expects a console message takes it (`takeConsoleMessages`). Any other message is a failure.
  expect(takeConsoleMessages(), 'nothing is left in the console').toEqual([])
})
