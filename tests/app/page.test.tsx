import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { navBar } from '@/content/nav'
import { takeConsoleMessages } from '../consoleMessages'
import { renderApp } from '../renderApp'

test('after a navigation the tab has the title of the new page, once', async () => {
  const { user } = renderApp('/')
  await waitFor(() => expect(document.title).toBe('Unmask the Magic | Spring Fest'))
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  await waitFor(() => expect(document.title).toBe('Events | Spring Fest'))
  expect(document.head.querySelectorAll('title')).toHaveLength(1)
})

const MESSAGE = 'Something went wrong. Please reload the page.'

/** An error event of a script at that address. */
function errorFrom(address: string): Error {
  return Object.assign(new Error('x is not a function'), { stack: `at press (${address}:1:2)` })
}

function leaveUnhandled(reason: unknown) {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  })
}

test('an unhandled error shows one message', async () => {
  renderApp('/faqs')
  const error = errorFrom(`${window.location.origin}/assets/site.js`)
  leaveUnhandled(error)
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error })))
  expect(await screen.findAllByText(MESSAGE)).toHaveLength(1)
})

test.each([
  ['an extension', errorFrom('chrome-extension://abc/content.js')],
  ['a reason that is no error', 'Timeout'],
])('an error of %s shows no message', (_whose, reason) => {
  renderApp('/faqs')
  leaveUnhandled(reason)
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument()
})

test('if the layout itself crashes, a message with two next steps replaces it', () => {
  vi.spyOn(navBar.left, 'map').mockImplementation(() => {
    throw new Error('the navigation is broken')
  })
  renderApp('/faqs')
  vi.mocked(navBar.left.map).mockRestore()
  takeConsoleMessages()
  const message = screen.getByRole('alert')
  expect(message).toHaveTextContent('This page has stopped working')
  expect(within(message).getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('the second click of a double click does not press a button of a confirmation that just opened', async () => {
  const { user } = renderApp('/dashboard?open=events', { as: people.teamLeader })
  const [first] = await screen.findAllByRole('button', { name: /^Deregister team from/ })
  if (!first) throw new Error('The team leader leads no team')
  await user.click(first)
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Deregister team' }), { detail: 2 })
  expect(festival.calls('/api/event/deregister/team')).toHaveLength(0)
  expect(question).toBeInTheDocument()
})
