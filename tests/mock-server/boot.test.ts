import { expect, test } from 'vitest'
import { isPanelOff, applyUrlParams } from '@mocks/boot'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { settings } from '@mocks/thirdParties/settings'
import { takeConsoleMessages } from '../consoleMessages'

const openAt = (address: string) => window.history.replaceState(null, '', address)
const address = () => window.location.pathname + window.location.search

test('a scenario in the address starts the festival afresh, signs its person in, and leaves the address', () => {
  festival.break('/players', 'offline')
  settings.change({ captcha: 'refused' })
  openAt('/events/subevents/Dance?scenario=team-leader&event=5')
  applyUrlParams()
  expect(address()).toBe('/events/subevents/Dance?event=5')
  expect(festival.state()).toMatchObject({ scenario: 'team-leader', faults: {} })
  expect(settings.get().captcha).toBe('works')
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({
    token: festival.sessionOf(people.teamLeader).token,
    user: { name: 'Team Leader' },
  })
})

test('a scenario begins in a browser that has never been here', () => {
  localStorage.setItem('userData', '{}')
  localStorage.setItem('cart', '[1]')
  sessionStorage.setItem('draft:sign-up', '{"name":"Sample"}')
  openAt('/?scenario=visitor')
  applyUrlParams()
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})

test('without a scenario everything stays as it is', () => {
  festival.break('/players', 'offline')
  localStorage.setItem('cart', '[1]')
  openAt('/events?event=5')
  applyUrlParams()
  expect(address()).toBe('/events?event=5')
  expect(festival.state().faults).toEqual({ '/players': 'offline' })
  expect(localStorage.getItem('cart')).toBe('[1]')
})

test('an unknown scenario changes nothing and is said', () => {
  festival.break('/players', 'offline')
  openAt('/?scenario=nonsense')
  applyUrlParams()
  expect(address()).toBe('/')
  expect(festival.state().faults).toEqual({ '/players': 'offline' })
  expect(takeConsoleMessages().join()).toContain('no scenario called "nonsense"')
})

test('the panel that was switched off stays off in this tab, also in the next scenario', () => {
  expect(isPanelOff()).toBe(false)
  openAt('/?panel=off')
  applyUrlParams()
  expect(address()).toBe('/')
  openAt('/?scenario=student')
  applyUrlParams()
  expect(isPanelOff()).toBe(true)
})
