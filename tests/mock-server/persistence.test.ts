import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { isScenario, scenarios } from '@mocks/scenarios'
import { createStore, STORAGE_KEY } from '@mocks/store'
import { someText } from './ask'

test('a reload finds the festival as it was left', () => {
  const store = createStore(localStorage)
  const state = store.load()
  state.complaints = []
  store.save(state)
  expect(createStore(localStorage).load().complaints).toEqual([])
})

test('two tabs share one festival', () => {
  const [one, other] = [createStore(localStorage), createStore(localStorage)]
  one.load()
  const changed = other.load()
  changed.counter = 65
  other.save(changed)
  expect(one.load().counter).toBe(65)
})

test.each(['{"half":', 'null', '"text"', '{"version":0,"accounts":[]}'])(
  'a kept festival that reads %s is replaced by a fresh one',
  (kept) => {
    localStorage.setItem(STORAGE_KEY, kept)
    expect(createStore(localStorage).load().accounts.length).toBeGreaterThan(8)
  },
)

test('with a full or blocked storage the festival lives in memory', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = createStore(localStorage)
  const state = store.load()
  state.counter = 65
  store.save(state)
  expect(store.load().counter).toBe(65)
  blocked.mockRestore()
})

test('in tests the festival leaves the storage of the site alone', () => {
  festival.change((state) => {
    state.counter = 65
  })
  expect(localStorage).toHaveLength(0)
  expect(festival.state().counter).toBe(65)
})

test('who listens hears of every change, until they stop', () => {
  const listener = vi.fn()
  const stop = festival.listen(listener)
  festival.break('/players', 'offline')
  festival.reset()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  festival.mend()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a reset brings the whole festival back, in the scenario that was asked for', () => {
  festival.change((state) => {
    state.accounts = []
  })
  festival.break('/players', 'offline')
  festival.reset('empty-festival')
  expect(festival.state()).toMatchObject({ scenario: 'empty-festival', events: [], faults: {} })
  festival.reset()
  expect(festival.state()).toMatchObject({ scenario: 'visitor' })
  expect(festival.state().events).toHaveLength(11)
  expect(festival.state().accounts).not.toEqual([])
})

test('every scenario can be asked for by its name, and others cannot', () => {
  expect(Object.keys(scenarios)).toEqual([
    'visitor',
    'student',
    'paid-student',
    'team-leader',
    'team-member',
    'contingent-leader',
    'paid-contingent',
    'contingent-member',
    'expired-session',
    'long-names',
    'full-festival',
    'hostile-data',
    'empty-festival',
  ])
  expect(isScenario('student')).toBe(true)
  expect(isScenario('toString')).toBe(false)
  expect(isScenario(null)).toBe(false)
})

test('a session is what a sign-in would have stored', () => {
  expect(festival.sessionOf(people.student)).toMatchObject({
    token: someText,
    user: { id: 7, sfId: 'SF00007', name: 'Sample Student', email: 'student@festival.test' },
  })
  expect(festival.sessionOf(people.student).user).not.toHaveProperty('password')
})
