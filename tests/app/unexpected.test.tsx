import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { navBar } from '@/content/nav'
import { takeConsoleMessages } from '../consoleMessages'
import { renderApp } from '../renderApp'

const WORDS = 'Something went wrong. Please reload the page.'

/** An error of a script at that address. */
function errorFrom(address: string): Error {
  return Object.assign(new Error('x is not a function'), { stack: `at press (${address}:1:2)` })
}

function leaveUnhandled(reason: unknown) {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  })
}

test('an error that nothing handled is told, once', async () => {
  renderApp('/faqs')
  const error = errorFrom(`${window.location.origin}/assets/site.js`)
  leaveUnhandled(error)
  act(() => {
    window.dispatchEvent(new ErrorEvent('error', { error }))
  })
  expect(await screen.findAllByText(WORDS)).toHaveLength(1)
})

test.each([
  ['an extension', errorFrom('chrome-extension://abc/content.js')],
  ['a script of another site', errorFrom('https://www.gstatic.com/recaptcha.js')],
  ['a reason that is no error', 'Timeout'],
])('an error of %s is not told', (_whose, reason) => {
  renderApp('/faqs')
  leaveUnhandled(reason)
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
})

test('where the frame of the page itself breaks, words and two ways on replace it', () => {
  vi.spyOn(navBar.left, 'map').mockImplementation(() => {
    throw new Error('the navigation is broken')
  })
  renderApp('/faqs')
  vi.mocked(navBar.left.map).mockRestore()
  takeConsoleMessages()
  const words = screen.getByRole('alert')
  expect(words).toHaveTextContent('This page has stopped working')
  expect(within(words).getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
