import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { expireTheCaptcha } from '@mocks/thirdParties/jsdom'
import { settings } from '@mocks/thirdParties/settings'
import { box, openSignUp, press, tickCaptcha, toast, type, typeSecrets } from './acts'

const PATH = '/api/user/register_user'
const SPENT = 'Please tick the captcha again: each tick works for one attempt.'
const EXPIRED = 'The captcha has expired: a tick lasts two minutes. Please tick it again.'
const LOST = 'The captcha lost its connection. Please tick it again when you are online.'

const tick = () => screen.findByRole('checkbox', { name: 'I am not a robot' })
const group = () => screen.findByRole('group', { name: 'Captcha' })

test('after a refusal the captcha is empty and says why; the next tick is a new one', async () => {
  const { user } = await openSignUp({ email: people.student.email })
  await typeSecrets(user)
  await tickCaptcha(user)
  await press(user, 'Sign Up')
  await toast('An account with this email already exists')
  expect(await screen.findByText(SPENT)).toBeInTheDocument()
  expect(await tick()).not.toBeChecked()
  expect(await group()).toHaveAccessibleDescription('')

  await press(user, 'Sign Up')
  await waitFor(async () => expect(await group()).toHaveAccessibleDescription('Required'))
  expect(festival.calls(PATH)).toHaveLength(1)

  await tickCaptcha(user)
  expect(screen.queryByText(SPENT)).not.toBeInTheDocument()
  await type(user, 'Email', 'newcomer@festival.test')
  await press(user, 'Sign Up')
  await toast('Account created successfully')
  const tokens = festival
    .calls(PATH)
    .map(({ body }) => JSON.stringify(body).match(/captcha-[^"]+/)?.[0])
  expect(new Set(tokens).size).toBe(2)
})

test('after a network failure the captcha is asked for again', async () => {
  festival.break(PATH, 'offline')
  const { user } = await openSignUp()
  await typeSecrets(user)
  await tickCaptcha(user)
  await press(user, 'Sign Up')
  await toast('Please try again')
  expect(await screen.findByText(SPENT)).toBeInTheDocument()
  expect(await tick()).not.toBeChecked()
})

test('a captcha that the server refuses is told in its words', async () => {
  settings.change({ captcha: 'refused' })
  const { user } = await openSignUp()
  await typeSecrets(user)
  await tickCaptcha(user)
  await press(user, 'Sign Up')
  expect(await toast('Captcha verification failed. Please try again.')).toBeInTheDocument()
  expect(await screen.findByText(SPENT)).toBeInTheDocument()
})

test('an expired captcha says so, and nothing is sent with it', async () => {
  const { user } = await openSignUp()
  await typeSecrets(user)
  await tickCaptcha(user)
  expireTheCaptcha()
  expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
  expect(await tick()).not.toBeChecked()
  await press(user, 'Sign Up')
  await waitFor(async () => expect(await group()).toHaveAccessibleDescription('Required'))
  expect(festival.calls(PATH)).toEqual([])
  expect(await box('Name')).toHaveValue('Sample Newcomer')

  await tickCaptcha(user)
  await press(user, 'Sign Up')
  expect(await toast('Account created successfully')).toBeInTheDocument()
})

test('a captcha that cannot reach its server says so', async () => {
  settings.change({ captcha: 'error' })
  const { user } = await openSignUp()
  await tickCaptcha(user)
  expect(await screen.findByText(LOST)).toBeInTheDocument()
  settings.reset()
  await tickCaptcha(user)
  expect(screen.queryByText(LOST)).not.toBeInTheDocument()
})

test('a tick takes the word "Required" away', async () => {
  const { user } = await openSignUp()
  await press(user, 'Sign Up')
  await waitFor(async () => expect(await group()).toHaveAccessibleDescription('Required'))
  await tickCaptcha(user)
  await waitFor(async () => expect(await group()).toHaveAccessibleDescription(''))
})
