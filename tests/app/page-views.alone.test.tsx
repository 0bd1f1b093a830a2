import { act, render, screen, waitFor } from '@testing-library/react'
import ReactGA from 'react-ga4'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { festival } from '@mocks/festival'
import { getPlayer } from '@/api/games'
import { login } from '@/api/auth'
import { countFailures } from '@/app/countFailures'
import { games } from '../editions/frozen/content'
import { env } from '@/festival/env'
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary'
import { reportMissing } from '@/shared/lib/loadModule'
import { showStartFailure } from '@/platform/showStartFailure'
import { fieldsOf, listOf } from '@/shared/lib/parse'
import { takeConsoleMessages } from '../consoleMessages'
import { renderApp } from '../renderApp'
import { stubNavigator } from '../stubNavigator'

const GOOGLE = 'googletagmanager.com'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  env.gaMeasurementId = 'G-FESTIVAL65'
})

afterEach(() => {
  ReactGA.reset()
  for (const name of ['gtag', 'dataLayer']) Reflect.deleteProperty(window, name)
})

/** Long enough for the page to be idle, and for the analytics script to be requested. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(10_000))

/** Removes the scripts of a host and returns their addresses: each test starts on a page without. */
function scriptsOf(host: string): string[] {
  const scripts = [...document.scripts].filter(({ src }) => src.includes(host))
  scripts.forEach((script) => script.remove())
  return scripts.map(({ src }) => src)
}

/** All entries of Google's data layer. */
const handedOver = () =>
  listOf(Reflect.get(window, 'dataLayer')).map((entry) => Object.values(fieldsOf(entry)))

const views = () =>
  handedOver()
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , page]) => fieldsOf(page))

const failures = () =>
  handedOver()
    .filter(([command, name]) => command === 'event' && name === 'exception')
    .map(([, , event]) => fieldsOf(event))

test.each([
  ['without a measurement id', () => void (env.gaMeasurementId = undefined)],
  ['with doNotTrack', () => stubNavigator({ doNotTrack: '1' })],
  ['with globalPrivacyControl', () => stubNavigator({ globalPrivacyControl: true })],
])('%s analytics loads and stores nothing (Spec §1)', async (_, prepare) => {
  prepare()
  festival.break('/api/event', 'offline')
  countFailures()
  renderApp('/')
  await rest()
  await act(() => vi.dynamicImportSettled())
  expect(scriptsOf(GOOGLE)).toEqual([])
  expect(handedOver()).toEqual([])
})

test('one page view for each path, none for a modal or a search (Spec §1, §7)', async () => {
  const { user } = renderApp('/')
  // The list of events is loaded first, so that its timeout cannot expire.
  await waitFor(() => expect(localStorage.getItem('events')).not.toBeNull())
  await rest()
  await waitFor(() => expect(views().map(({ page_path }) => page_path)).toEqual(['/']))
  await user.click(screen.getByRole('link', { name: 'Events' }))
  // Once rendered it has taken the focus, and does not take it from the search box.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus())
  await rest()
  await user.click(await screen.findByRole('searchbox'))
  await user.paste('shake')
  await user.click(await screen.findByRole('link', { name: /Shake A Leg/ }))
  await rest()
  await waitFor(() =>
    expect(views().map(({ page_path }) => page_path)).toEqual([
      '/',
      '/events',
      '/events/subevents/Dance',
    ]),
  )
  expect(scriptsOf(GOOGLE)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-FESTIVAL65'])
})

test('a token or an email in the address is never sent, and advertising is off (Spec §1, §6)', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://mail.test/read?token=secret-64')
  renderApp('/faqs?token=secret-65&email=student@festival.test#secret-66', { as: people.student })
  await rest()
  await waitFor(() => expect(views()).toHaveLength(1))
  const [view] = views()
  expect(view).toMatchObject({
    page_path: '/faqs',
    page_location: `${window.location.origin}/faqs`,
    page_referrer: 'https://mail.test/read',
  })
  const everything = JSON.stringify(handedOver())
  for (const word of ['secret', 'festival.test', people.student.sfId, people.student.name])
    expect(everything).not.toContain(word)
  const consent = fieldsOf(handedOver()[0]?.[2])
  expect(consent).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' })
  const config = fieldsOf(handedOver().find(([command]) => command === 'config')?.[2])
  expect(config).toMatchObject({
    send_page_view: false,
    page_location: `${window.location.origin}/faqs`,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
})

test('an address is sent in one spelling, and without unknown path segments', async () => {
  renderApp('/Events/SubEvents/student@festival.test')
  await rest()
  const sent = () => views().map(({ page_path }) => page_path)
  await waitFor(() => expect(sent()).toEqual(['/events/subevents/']))
})

const SECRET = 'student@festival.test'

function Broken(): never {
  throw new Error(SECRET)
}

const failing: [kind: string, cause: () => unknown][] = [
  [
    'uncaught error',
    () =>
      reportError(Object.assign(new Error(SECRET), { stack: `at ${window.location.origin}/x.js` })),
  ],
  [
    'a screen failed',
    () => render(<ErrorBoundary fallback={() => 'Sorry'} children={<Broken />} />),
  ],
  ['a script is missing', reportMissing],
  ['the site did not start', () => void showStartFailure(SECRET)],
]

test.each(failing)(
  'counts “%s” once a visit, with its path alone (Spec §1)',
  async (kind, cause) => {
    countFailures()
    renderApp('/faqs?token=secret-65', { as: people.student })
    await rest()
    act(() => void cause())
    act(() => void cause())
    await rest()
    await waitFor(() =>
      expect(failures().filter(({ description }) => description === kind)).toEqual([
        {
          description: kind,
          fatal: false,
          page_path: '/faqs',
          page_location: `${window.location.origin}/faqs`,
          page_referrer: `${window.location.origin}/faqs`,
          page_title: '/faqs',
        },
      ]),
    )
    const everything = JSON.stringify(handedOver())
    for (const word of ['secret', SECRET, people.student.sfId])
      expect(everything).not.toContain(word)
    takeConsoleMessages()
  },
)

test('counts a call without a usable response, once the network is back, and no refusal (Spec §1)', async () => {
  festival.break('/player', 'offline')
  festival.break('/api/user/login', { code: 1, message: SECRET })
  countFailures()
  stubNavigator({ onLine: false })
  const look = () => getPlayer(games.witch.scores, SECRET)
  await expect(look).rejects.toThrow()
  await expect(look).rejects.toThrow()
  await rest()
  const calls = () =>
    failures()
      .map(({ description }) => String(description))
      .filter((text) => /player|login/.test(text))
  expect(calls()).toEqual([])
  stubNavigator({ onLine: true })
  await expect(() => login({ email: SECRET, password: SECRET })).rejects.toThrow()
  act(() => void window.dispatchEvent(new Event('online')))
  await rest()
  await waitFor(() => expect(calls()).toEqual(['call /player: unanswered']))
  expect(JSON.stringify(handedOver())).not.toContain(SECRET)
})

test.each([
  [{ status: 500, body: { code: -1, message: SECRET } }, 'failed'],
  ['time-out', 'timed out'],
] as const)('counts a call that ends with %j as “%s”', async (fault, kind) => {
  festival.break('/player', fault)
  countFailures()
  const look = getPlayer(games.witch.scores, SECRET).catch(() => 'did not load')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await expect(look).resolves.toBe('did not load')
  const descriptions = () => failures().map(({ description }) => description)
  await waitFor(() => expect(descriptions()).toContain(`call /player: ${kind}`))
  expect(JSON.stringify(handedOver())).not.toContain(SECRET)
})
