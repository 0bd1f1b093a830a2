import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../renderApp'
import { classmate, dialogIsGone, openRegistration } from '../features/events/openRegistration'
import { CART, fillIn, openCart } from '../features/cart/openCart'
import * as contingent from '../features/contingent/openAddMembers'

const storedDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))

test('stores a draft once something is typed, not when the form opens', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/signup')
  const name = await screen.findByLabelText('Name')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(storedDrafts()).toEqual([])
  await user.type(name, 'Sample')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(storedDrafts()).toEqual(['draft:visitor:sign-up'])
})

test('empties the form of a contingent whose members were added after the modal was closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { four } = contingent
  const { user } = await contingent.openAdd()
  await contingent.paste(user, contingent.idOf(1), `${four.sfId} ${four.email}`)
  festival.break(contingent.ADD, 'slow')
  await contingent.send(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Members added successfully')
  await user.click(screen.getByRole('button', { name: 'Add Members' }))
  expect(contingent.typed()).toEqual([['', '']])
})

test('removes the draft of a team for good once it is registered', async () => {
  const { fill, send } = await openRegistration(people.student, 'Dance', 'Two For A Tango')
  const partner = classmate(4)
  await fill(2, partner.sfId, partner.email)
  await waitFor(() => expect(storedDrafts()).toHaveLength(1))
  await send()
  await dialogIsGone('Two For A Tango')
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(storedDrafts()).toEqual([])
})

test('what was typed before the sign-in says so, and can be cleared (Spec §4)', async () => {
  const visitor = await openCart(CART, null)
  await fillIn(visitor.user, { 'Emergency number': '9000000065' })
  visitor.unmount()
  const { user } = await openCart()
  expect(await screen.findByLabelText('Emergency number')).toHaveValue('9000000065')
  expect(screen.getByText(/Typed before you signed in/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.getByLabelText('Emergency number')).toHaveValue(''))
  expect(screen.queryByText(/Typed before you signed in/)).not.toBeInTheDocument()
})
