import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../renderApp'
import { box, closePage, newcomer, openSignUp, press, storedDraft, tickCaptcha } from './acts'
import { toast, type, typeSecrets } from './acts'

test('what is typed survives a reload, without secrets', async () => {
  const { user } = renderApp('/signup')
  await type(user, 'Name', 'Sample Newcomer')
  await type(user, 'Email', newcomer.email)
  await user.selectOptions(await box('State'), 'West Bengal')
  await user.selectOptions(await box('City'), 'Purulia')
  await user.selectOptions(await box('Security question'), newcomer.security_question)
  await typeSecrets(user)
  await tickCaptcha(user)
  expect(Object.keys(storedDraft('sign-up')).sort()).toEqual(Object.keys(newcomer).sort())
  const kept = sessionStorage.getItem('draft:sign-up')
  for (const secret of ['Purulia#65', 'Sample Town', 'captcha-']) expect(kept).not.toContain(secret)
  closePage()

  renderApp('/signup')
  expect(await box('Name')).toHaveValue('Sample Newcomer')
  expect(await box('Email')).toHaveValue(newcomer.email)
  expect(await box('City')).toHaveDisplayValue('Purulia')
  expect(await box('Security question')).toHaveDisplayValue(newcomer.security_question)
  expect(await box('Password')).toHaveValue('')
  expect(await box('Confirm password')).toHaveValue('')
  expect(await box('Security answer')).toHaveValue('')
  expect(await screen.findByRole('checkbox', { name: 'I am not a robot' })).not.toBeChecked()
})

test('once it has been sent the draft is gone', async () => {
  const { user } = await openSignUp()
  await typeSecrets(user)
  await tickCaptcha(user)
  await press(user, 'Sign Up')
  await toast('Account created successfully')
  expect(storedDraft('sign-up')).toEqual({})
})

test('a draft that is old or broken costs its own fields only', async () => {
  await openSignUp({ state: 'Atlantis', gender: 'X', yop: '1999', dob: 'soon' })
  expect(await box('Name')).toHaveValue('Sample Newcomer')
  expect(await box('State')).toHaveDisplayValue('Choose a state')
  expect(await box('City')).toHaveDisplayValue('Choose a state first')
  expect(await box('Gender')).toHaveDisplayValue('Choose a gender')
  expect(await box('Year of passing')).toHaveDisplayValue('Choose a year')
  expect(await box('Date of birth')).toHaveValue('')
})

test('a broken draft opens an empty form', async () => {
  sessionStorage.setItem('draft:sign-up', '{"name":')
  renderApp('/signup')
  expect(await box('Name')).toHaveValue('')
})
