import { act, screen, waitFor } from '@testing-library/react'
import ReactGA from 'react-ga4'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { env } from '@/festival/env'
import { fieldsOf, listOf } from '@/shared/lib/parse'
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

test.each([
  ['without a measurement id', () => void (env.gaMeasurementId = undefined)],
  ['with doNotTrack', () => stubNavigator({ doNotTrack: '1' })],
  ['with globalPrivacyControl', () => stubNavigator({ globalPrivacyControl: true })],
])('%s analytics loads and stores nothing (Spec §1)', async (_, prepare) => {
  prepare()
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
