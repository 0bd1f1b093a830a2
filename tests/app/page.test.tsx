import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { screenPages } from '@/app/pages'
import { navBar } from '@/content/nav'
import { takeConsoleMessages } from '../consoleMessages'
import { renderApp } from '../renderApp'
import { signInElsewhere } from '../signInElsewhere'
import { canonical, count, meta } from './document'

test('after a navigation the head has the new page’s address, description and title, each once', async () => {
  const { user } = renderApp('/')
  await waitFor(() => expect(canonical()).toBe('https://www.springfest.in/'))
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  await waitFor(() => expect(canonical()).toBe('https://www.springfest.in/events'))
  expect(meta('description')).toMatch(/^All events of Spring Fest, IIT Kharagpur/)
  expect(meta('og:url')).toBe('https://www.springfest.in/events')
  expect(meta('og:title')).toBe('Events | Spring Fest')
  expect(document.title).toBe('Events | Spring Fest')
  for (const tag of ['title', 'link[rel="canonical"]', 'meta[name="description"]'])
    expect(count(tag), tag).toBe(1)
})

test('an open modal and another spelling keep the canonical address', async () => {
  renderApp('/events/subevents/film-fest?event=1')
  await waitFor(() =>
    expect(canonical()).toBe('https://www.springfest.in/events/subevents/Film%20Fest'),
  )
  expect(meta('robots')).toBeUndefined()
})

test('a personal page is not indexed, and the next public page is', async () => {
  const { user } = renderApp('/dashboard', { as: people.student })
  await waitFor(() => expect(meta('robots')).toBe('noindex'))
  expect(canonical()).toBeUndefined()
  expect(meta('description')).toBeUndefined()
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await waitFor(() => expect(canonical()).toBe('https://www.springfest.in/events'))
  expect(meta('robots')).toBeUndefined()
})

test('an unknown genre is not indexed', async () => {
  renderApp('/events/subevents/Nonsense')
  await waitFor(() => expect(meta('robots')).toBe('noindex'))
})

test('the first page keeps the description of its document', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="canonical" href="https://www.springfest.in/faqs"><meta name="description" content="Came along">',
  )
  renderApp('/faqs')
  await screen.findByRole('heading', { name: 'FAQs', level: 1 })
  expect(meta('description')).toBe('Came along')
})

const shown = screenPages
  .filter(({ access }) => access !== 'signed-in')
  .flatMap(({ pages }) => pages)
  .filter(({ path }) => !/gallery|merchandise|cart/.test(path))
test.each(shown)(
  'the document title of $path is the title of its link (Spec §2, §6)',
  async ({ path, title }) => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.title).toBe(`${title} | Spring Fest`))
  },
)

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

test('an unhandled error shows one message', async () => {
  renderApp('/faqs')
  const error = errorFrom(`${window.location.origin}/assets/site.js`)
  leaveUnhandled(error)
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error })))
  expect(await screen.findAllByText(WORDS)).toHaveLength(1)
})

test.each([
  ['an extension', errorFrom('chrome-extension://abc/content.js')],
  ['a script of another site', errorFrom('https://www.gstatic.com/recaptcha.js')],
  ['a reason that is no error', 'Timeout'],
])('an error of %s shows no message', (_whose, reason) => {
  renderApp('/faqs')
  leaveUnhandled(reason)
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument()
})

test('if the layout itself breaks, a message with two ways on replaces it', () => {
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

test('the second click of a double click does not answer a question that just opened', async () => {
  const { user } = renderApp('/dashboard?open=events', { as: people.teamLeader })
  const [first] = await screen.findAllByRole('button', { name: /^Deregister team from/ })
  if (!first) throw new Error('The team leader leads no team')
  await user.click(first)
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Deregister team' }), { detail: 2 })
  expect(festival.calls('/api/event/deregister/team')).toHaveLength(0)
  expect(question).toBeInTheDocument()
})

test('opening an event does not scroll the page behind it', async () => {
  const { user } = renderApp('/events/subevents/Dance')
  const card = await screen.findByRole('button', { name: 'Centrifuge' })
  const scrolled = vi.fn()
  vi.stubGlobal('scrollTo', scrolled)
  await user.click(card)
  await screen.findByRole('dialog')
  expect(scrolled).not.toHaveBeenCalled()
})

test('the event list is requested once on start, also if somebody signs in, and kept for the next visit (Spec §3, §7)', async () => {
  renderApp('/')
  await waitFor(() => expect(localStorage.getItem('events')).toContain('Centrifuge'))
  signInElsewhere(people.student)
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  expect(festival.calls('/api/event')).toHaveLength(1)
})
