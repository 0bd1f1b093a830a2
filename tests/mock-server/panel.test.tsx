import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { Panel } from '@mocks/panel/Panel'
import { people } from '@mocks/people'
import { send } from './sendRequest'

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
  expect(await send('/api/user/login')).toMatchObject({
    status: 200,
    body: { code: -5, message: 'Unauthorized' },
  })
  expect(login).toHaveValue('code -5 “Unauthorized”')
  await user.click(panel.getByRole('button', { name: 'Mend everything' }))
  expect(festival.state().faults).toEqual({})
  expect(login).toHaveValue('works')
})

test('the mail with the one-time code arrives in the open panel', async () => {
  const { panel } = await openPanel()
  expect(panel.getByText('OTP mails (0)')).toBeInTheDocument()
  await send('/api/user/forgotPassword/requestOtp', { email: 'student@festival.test' })
  expect(await panel.findByText('OTP mails (1)')).toBeInTheDocument()
  expect(panel.getByText(festival.outbox()[0]?.otp ?? 'none')).toBeInTheDocument()
})
