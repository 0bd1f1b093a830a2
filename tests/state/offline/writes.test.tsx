import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { server } from '@mocks/node'
import { people } from '@mocks/people'
import { HAS_NOT_ARRIVED } from '../../lostResponse'
import { stubNavigator } from '../../stubNavigator'
import { renderApp } from '../../renderApp'
import { openPayment, payButton, TYPED } from '../../blocks/openPayment'
import { openForms } from '../../features/contingent/openContingent'
import { openIssue, submit, typeComplaint } from '../../features/dashboard/openIssue'
import { toasts } from '../../faults/screen'
import { findNetwork, loseNetwork, OFFLINE } from './network'

const { student, teamLeader } = people

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

test('does not say that nothing was sent if the network fails during a request', async () => {
  const { user } = renderApp('/dashboard?open=events', { as: teamLeader })
  const modal = within(await screen.findByRole('dialog', { name: 'Registered Events' }))
  const [remove] = await modal.findAllByRole('button', { name: 'Remove Classmate One' })
  if (remove) await user.click(remove)
  server.use(
    http.post('*/api/event/deregister/member', () => {
      stubNavigator({ onLine: false })
      return HttpResponse.error()
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Remove member' }))
  await waitFor(() => expect(toasts()).toEqual([`Network issue${HAS_NOT_ARRIVED}`]))
})

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
