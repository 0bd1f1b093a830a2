import { expect, test } from 'vitest'
import { applyUrlParams, isPanelOff } from '@mocks/boot'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { isScenario } from '@mocks/scenarios'
import { createStore, STORAGE_KEY } from '@mocks/store'
import { settings } from '@mocks/thirdParties/settings'
import { takeConsoleMessages } from '../consoleMessages'

test('the festival is as it was left after a reload, and in another tab', () => {
  const [one, other] = [createStore(localStorage), createStore(localStorage)]
  one.load()
  const changed = other.load()
  changed.counter = 65
  changed.complaints = []
  other.save(changed)
  expect(one.load().counter).toBe(65)
  expect(createStore(localStorage).load().complaints).toEqual([])
})

test.each(['{"half":', 'null', '"text"', '{"version":0,"accounts":[]}'])(
  'a kept festival that reads %s is replaced by a fresh one',
  (kept) => {
    localStorage.setItem(STORAGE_KEY, kept)
    expect(createStore(localStorage).load().accounts.length).toBeGreaterThan(8)
  },
)

test('a reset brings the whole festival back, in the scenario that was asked for', () => {
  festival.change((state) => void (state.accounts = []))
  festival.break('/players', 'offline')
  festival.reset('empty-festival')
  expect(festival.state()).toMatchObject({ scenario: 'empty-festival', events: [], faults: {} })
  festival.reset()
  expect(festival.state()).toMatchObject({ scenario: 'visitor', events: { length: 11 } })
  expect(festival.state().accounts).not.toEqual([])
  // In tests the storage of the site is left alone.
  expect(localStorage).toHaveLength(0)
  expect(['student', 'toString', null].map(isScenario)).toEqual([true, false, false])
})

function openAt(address: string) {
  window.history.replaceState(null, '', address)
  applyUrlParams()
  return window.location.pathname + window.location.search
}

test('a scenario in the address starts everything afresh, signs its person in, and leaves the address', () => {
  festival.break('/players', 'offline')
  settings.change({ captcha: 'refused' })
  localStorage.setItem('cart', '[1]')
  sessionStorage.setItem('draft:sign-up', '{"name":"Sample"}')
  expect(openAt('/events/subevents/Dance?scenario=team-leader&event=5')).toBe(
    '/events/subevents/Dance?event=5',
  )
  expect(festival.state()).toMatchObject({ scenario: 'team-leader', faults: {} })
  expect(settings.get().captcha).toBe('works')
  expect(Object.keys(localStorage)).toEqual(['userData'])
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({
    token: festival.sessionOf(people.teamLeader).token,
    user: { name: 'Team Leader' },
  })
  expect(sessionStorage).toHaveLength(0)
})

test('without a scenario, or with an unknown one, everything stays as it is', () => {
  festival.break('/players', 'offline')
  localStorage.setItem('cart', '[1]')
  expect(openAt('/events?event=5')).toBe('/events?event=5')
  expect(openAt('/?scenario=nonsense&case=nonsense')).toBe('/')
  expect(festival.state().faults).toEqual({ '/players': 'offline' })
  expect(localStorage.getItem('cart')).toBe('[1]')
  expect(takeConsoleMessages()).toEqual([
    'The mock server has no scenario called "nonsense"',
    'The mock server has no case called "nonsense"',
  ])
})

test('a panel that was switched off stays off in this tab, also in the next scenario', () => {
  expect(isPanelOff()).toBe(false)
  expect(openAt('/?panel=off')).toBe('/')
  openAt('/?scenario=student')
  expect(isPanelOff()).toBe(true)
})

test('breaking an unknown path throws an error that names it', () => {
  expect(() => festival.break('/api/user/signin', 'offline')).toThrow('/api/user/signin')
})
