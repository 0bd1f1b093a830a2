import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import {
  changeContingent,
  comeBack,
  errors,
  NAME,
  openForms,
  openContingent,
  rowsSeen,
} from './openContingent'

const { contingentLeader, contingentMember, student } = people
const MEMBERS = '/api/contingent/getMembers'

test('a member who comes back sees what has changed, without polling', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openContingent(contingentMember)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(festival.calls(MEMBERS)).toHaveLength(1)
  changeContingent((contingent) => contingent.memberIds.push(student.id))
  comeBack()
  await waitFor(() => expect(rowsSeen()).toContain('Sample Student SF00007 Unpaid'))
})

test('a leader who has paid elsewhere is not asked again on coming back', async () => {
  await openContingent(contingentLeader)
  changeContingent((contingent, { accounts }) => {
    contingent.contingent_payment_status = true
    for (const account of accounts) if (account.id === 11) account.payment_status = 1
  })
  comeBack()
  expect(await screen.findByText('The contingent is paid')).toBeInTheDocument()
  for (const name of ['Contingent Payment', 'Individual payment', 'Add Members'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('a member whose contingent has been deleted is told so, and can join another', async () => {
  const { user } = await openContingent(contingentMember)
  festival.change((state) => {
    state.contingents = state.contingents.filter(({ id }) => id !== 301)
  })
  comeBack()
  expect(await screen.findByText(`You are no longer in ${NAME}.`)).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Contingent ID' }), '302')
  await user.type(screen.getByRole('textbox', { name: 'Contingent code' }), 'MASK302')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByRole('heading', { name: 'Paid Sample Contingent' })).toBeInTheDocument()
})

test('a modal that is open when the contingent goes is gone with it', async () => {
  await openContingent(contingentLeader, '/contingent?open=add')
  await screen.findByRole('dialog', { name: 'Add Members' })
  festival.change((state) => {
    state.contingents = []
  })
  comeBack()
  expect(await screen.findByText(`You are no longer in ${NAME}.`)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(document.body).not.toContainHTML('inert=""')
})

test('without a network the list stays, and says that it may be old', async () => {
  const { user } = await openContingent(contingentMember)
  festival.break(MEMBERS, 'offline')
  comeBack()
  expect(await screen.findByText('This may be out of date.')).toBeInTheDocument()
  expect(rowsSeen()).toHaveLength(3)
  festival.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.queryByText('This may be out of date.')).not.toBeInTheDocument(),
  )
})

test('a session that has ended meanwhile asks to sign in, once', async () => {
  const { at } = await openContingent(contingentMember)
  festival.expire(contingentMember)
  comeBack()
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toEqual(['Login Again to continue']))
  expect(localStorage.getItem('userData')).toBeNull()
})

test('whoever signs in instead, in another tab, sees their own', async () => {
  await openForms(student)
  localStorage.setItem('userData', JSON.stringify(festival.sessionOf(contingentMember)))
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
  })
  expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeInTheDocument()
})
