import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { openPayment, payButton, TYPED } from '../../blocks/openPayment'
import { openForms } from '../../features/contingent/openContingent'
import { openIssue, submit, typeComplaint } from '../../features/dashboard/openIssue'
import { toasts } from '../../faults/screen'
import { findNetwork, loseNetwork, OFFLINE } from './network'

const { student } = people

test('offline, a complaint is not sent, now or later: a message says so, and the text stays', async () => {
  const { user } = await openIssue(student)
  await typeComplaint(user, 'Lost key')
  loseNetwork()
  await submit(user)
  await waitFor(() => expect(toasts()).toEqual([OFFLINE]))
  expect(screen.getByLabelText('Issue')).toHaveValue('Lost key')
  const sent = festival.state().complaints.length
  findNetwork()
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(festival.state().complaints).toHaveLength(sent)
  expect(screen.getByLabelText('Issue')).toHaveValue('Lost key')
})

test.each([
  ['/signin', 'Something went wrong. Please try again later.', signIn],
  ['/contingent', 'Network issue', join],
] as const)(
  '%s shows the message of the specification, and that the device is offline',
  async (path, message, mutate) => {
    await mutate()
    await waitFor(() => expect(toasts()).toEqual([message + OFFLINE]))
    expect(window.location.pathname).toBe(path)
  },
)

async function signIn() {
  const { user } = renderApp('/signin')
  await user.type(await screen.findByLabelText('Email'), student.email)
  await user.type(screen.getByLabelText('Password'), 'Unmask@65')
  loseNetwork()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

async function join() {
  const { user } = await openForms(student)
  await user.type(screen.getByRole('textbox', { name: 'Contingent ID' }), '301')
  await user.type(screen.getByRole('textbox', { name: 'Contingent code' }), 'MASK301')
  loseNetwork()
  await user.click(screen.getByRole('button', { name: 'Join' }))
}

test('the payment site is not opened, and no payment counts as under way', async () => {
  const { user, opened } = openPayment({ typed: TYPED })
  const pay = await payButton()
  loseNetwork()
  await user.click(pay)
  await waitFor(() => expect(toasts()).toEqual([`Network issue${OFFLINE}`]))
  expect(opened).not.toHaveBeenCalled()
  expect(localStorage.getItem('stay-payments')).toBeNull()
  expect(screen.getByLabelText(/emergency/i)).toHaveValue(TYPED.emergency_number)
})
