import { expect, test, vi } from 'vitest'
import { applyUrlParams } from '@mocks/boot'
import { clockOffset } from '@mocks/clock'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { settings } from '@mocks/thirdParties/settings'
import { takeConsoleMessages } from '../consoleMessages'

function openAt(address: string) {
  window.history.replaceState(null, '', address)
  applyUrlParams()
  return window.location.pathname + window.location.search
}

test('a scenario in the address resets all data, signs in its user, and is removed from it', () => {
  festival.break('/players', 'offline')
  settings.change({ captcha: 'refused' })
  localStorage.setItem('cart', '[1]')
  sessionStorage.setItem('draft:visitor:sign-up', '{"name":"Sample"}')
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

test('moves the tab’s clock to the moment in the address until the real one is chosen', () => {
  expect(openAt('/schedule?now=2025-01-25T10:00&day=2')).toBe('/schedule?day=2')
  const moved = vi.getRealSystemTime() + (clockOffset() ?? 0)
  expect(Math.abs(moved - Date.parse('2025-01-25T04:30:00Z'))).toBeLessThan(60_000)
  expect(openAt('/?now=tomorrow&scenario=student')).toBe('/')
  expect(takeConsoleMessages().join()).toContain('2025-01-25T10:00')
  expect(clockOffset(), 'an unknown moment changes nothing').not.toBeNull()
  openAt('/?now=real')
  expect(clockOffset()).toBeNull()
})
