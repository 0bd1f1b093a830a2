import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { openPayment, payButton, TYPED } from '../../blocks/openPayment'
import {
  changeContingent,
  memberRows,
  openContingent,
  openForms,
} from '../../features/contingent/openContingent'
import { openIssue, SUBMIT, submit, typeComplaint } from '../../features/dashboard/openIssue'
import { toasts } from '../../faults/screen'
import { findNetwork, loseNetwork, OFFLINE } from './network'
import { NOT_VERIFIED } from '../../lostResponse'
import { stubNavigator } from '../../stubNavigator'
import { comeBack } from '../../comeBack'

const { contingentMember, student } = people

test('offline, a complaint is not sent, now or later: a message says so, and the text stays', async () => {
  const { user } = await openIssue(student)
  await typeComplaint(user, 'Lost key')
  loseNetwork()
  await submit(user)
  await waitFor(() => expect(toasts()).toEqual([OFFLINE]))
  expect(festival.calls(SUBMIT)).toEqual([])
  expect(screen.getByLabelText('Issue')).toHaveValue('Lost key')
  const sent = festival.state().complaints.length
  findNetwork()
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(festival.state().complaints).toHaveLength(sent)
  expect(screen.getByLabelText('Issue')).toHaveValue('Lost key')
})

test('the message of the specification is shown, and that the device is offline', async () => {
  const { user } = renderApp('/signin')
  await user.type(await screen.findByLabelText('Email'), student.email)
  await user.type(screen.getByLabelText('Password'), 'Unmask@65')
  loseNetwork()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const message = 'Something went wrong. Please try again later.'
  await waitFor(() => expect(toasts()).toEqual([message + OFFLINE]))
  expect(window.location.pathname).toBe('/signin')
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

const JOIN = '/api/contingent/join'
const MEMBERS = '/api/contingent/getMembers'

/** Opens /contingent with a code in the form, in a browser that wrongly says offline. */
async function openJoin() {
  stubNavigator({ onLine: false })
  const { user } = await openForms(student)
  await user.type(screen.getByRole('textbox', { name: 'Contingent ID' }), '301')
  await user.type(screen.getByRole('textbox', { name: 'Contingent code' }), 'CODE301')
  return { join: () => user.click(screen.getByRole('button', { name: 'Join' })) }
}

test('sends when the browser wrongly says offline, and finds what has arrived without a response', async () => {
  const { join } = await openJoin()
  festival.break(JOIN, 'cut')
  await join()
  await waitFor(() => expect(toasts()).toEqual(['Joined']))
  expect(festival.calls(JOIN)).toHaveLength(1)
})

test('does not say that nothing was sent once a request has been sent', async () => {
  const { join } = await openJoin()
  festival.break(JOIN, 'cut')
  festival.break(MEMBERS, 'offline')
  await join()
  await waitFor(() => expect(toasts()).toEqual([`Network issue${NOT_VERIFIED}`]))
})

test('refetches what has failed at once and silently, and keeps the focus', async () => {
  await openContingent(contingentMember)
  loseNetwork()
  comeBack()
  await screen.findByText(/As of/)
  const barcode = screen.getByRole('button', { name: 'Barcode' })
  barcode.focus()
  changeContingent(({ memberIds }) => memberIds.push(student.id))
  const skeletons: Element[] = []
  const watch = new MutationObserver(() => {
    skeletons.push(...screen.queryAllByText('Loading'))
  })
  watch.observe(document.body, { childList: true, subtree: true })
  findNetwork()
  await waitFor(() => expect(memberRows().join()).toContain(student.name))
  watch.disconnect()
  expect(skeletons).toEqual([])
  expect(barcode).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
})

test('a browser that wrongly says offline changes nothing on the screen', async () => {
  stubNavigator({ onLine: false })
  await openContingent(contingentMember)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.queryByText(/offline|As of/i)).not.toBeInTheDocument()
})
