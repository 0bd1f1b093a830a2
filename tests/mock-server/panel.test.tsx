import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { Panel } from '@mocks/panel/Panel'
import { people } from '@mocks/people'
import { applyUrlParams } from '@mocks/boot'
import { clockOffset } from '@mocks/clock'
import * as signIn from '@/api/auth'
import { settings } from '@mocks/thirdParties/settings'
import { takeConsoleMessages } from '../consoleMessages'

async function openPanel() {
  const user = userEvent.setup()
  render(<Panel />)
  const panel = within(screen.getByRole('complementary', { name: 'QA panel' }))
  await user.click(panel.getByRole('button', { expanded: false }))
  return { user, panel }
}

test('the panel is closed until it is opened, and lists everybody who can sign in', async () => {
  const { panel, user } = await openPanel()
  for (const { email } of Object.values(people)) expect(panel.getByText(email)).toBeInTheDocument()
  expect(panel.getByText('Unmask@65')).toBeInTheDocument()
  await user.click(panel.getByRole('button', { expanded: true }))
  expect(screen.queryByText('Sign-in details')).not.toBeInTheDocument()
})

test('a tester breaks an endpoint, then another way, then mends everything', async () => {
  const { user, panel } = await openPanel()
  const login = panel.getByRole('combobox', { name: '/api/user/login' })
  await user.selectOptions(login, 'HTTP 500 without a body')
  expect(festival.state().faults).toEqual({ '/api/user/login': { status: 500 } })
  await user.selectOptions(login, 'code -5 “Unauthorized”')
  await expect(signIn.login(people.student)).rejects.toMatchObject({ code: -5 })
  expect(login).toHaveValue('code -5 “Unauthorized”')
  await user.click(panel.getByRole('button', { name: 'Mend everything' }))
  expect(festival.state().faults).toEqual({})
  expect(login).toHaveValue('works')
})

test('the mail with the one-time code arrives in the open panel', async () => {
  const { panel } = await openPanel()
  expect(panel.getByText('OTP mails (0)')).toBeInTheDocument()
  await signIn.requestOtp({ email: people.student.email })
  expect(await panel.findByText('OTP mails (1)')).toBeInTheDocument()
  expect(panel.getByText(festival.outbox()[0]?.otp ?? 'none')).toBeInTheDocument()
})

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
