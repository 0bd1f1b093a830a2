import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { festival } from '@mocks/festival'
import { env } from '@/festival/env'
import { rows } from '../faults/rows'
import { isAnyBusy, press, toasts } from '../faults/screen'

const MESSAGE = 'Something went wrong. Please reload the page.'

/** On a page, and with its button in a modal's footer. */
const forms = ['Sign Up', 'Register']

/** A bug in the site's code that sends. */
function breakRequests() {
  const error = new TypeError('x is not a function')
  error.stack = `at submit (${window.location.origin}/assets/site.js:1:2)`
  for (const host of ['masterApiUrl', 'userEventsApiUrl'] as const) {
    const value = env[host]
    const throwIt = () => {
      throw error
    }
    Object.defineProperty(env, host, { get: throwIt, set: () => undefined, configurable: true })
    onTestFinished(() => void Object.defineProperty(env, host, { value, writable: true }))
  }
}

test.each(rows.filter(({ press: button }) => forms.includes(button)))(
  'shows an unexpected error of a submit handler, and keeps what was typed: $path',
  async ({ open, press: button, expectInputKept: typed }) => {
    await open()
    // The profile loads with the page. Only the form's request should fail.
    const isSignedIn = localStorage.getItem('userData') !== null
    await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(+isSignedIn))
    breakRequests()
    press(button)
    await waitFor(() => expect(toasts()).toEqual([MESSAGE]))
    await waitFor(() => expect(isAnyBusy()).toBe(false))
    typed()
  },
)
