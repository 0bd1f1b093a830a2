import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '@mocks/people'
import { markOf } from '@/shared/lib/markOf'
import { changeContingent, comeBack, openContingent } from './openContingent'

const { contingentLeader, contingentMember, paidContingentLeader, paidStudent } = people

test.each([
  ['a leader pays for all', contingentLeader, 'Contingent Payment', 'contingent'],
  ['a leader pays alone', contingentLeader, 'Individual payment', 'individual'],
  ['a member pays', contingentMember, 'Make Payment', 'individual'],
] as const)(
  '%s in a modal that the address opens, and Back closes',
  async (_who, as, name, type) => {
    const { user, at } = await openContingent(as)
    await user.click(screen.getByRole('button', { name }))
    const modal = await screen.findByRole('dialog', { name: 'PAYMENT' })
    expect(at()).toBe(`/contingent?pay=${type}`)
    expect(await within(modal).findByRole('button', { name: 'Make Payment' })).toBeInTheDocument()
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(at()).toBe('/contingent')
  },
)

test.each([
  ['a member', contingentMember, 'contingent'],
  ['the leader of a paid contingent', paidContingentLeader, 'contingent'],
] as const)('by an old link %s cannot pay for all', async (_who, as, type) => {
  await openContingent(as, `/contingent?pay=${type}`)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('by an old link whoever has paid is told so, and cannot pay again', async () => {
  await openContingent(paidStudent, '/contingent?pay=individual')
  const modal = within(await screen.findByRole('dialog', { name: 'PAYMENT' }))
  expect(modal.queryByRole('button', { name: 'Make Payment' })).not.toBeInTheDocument()
})

test('a contingent that was paid in another tab cannot be paid again in this one', async () => {
  await openContingent(contingentLeader, '/contingent?pay=contingent')
  expect(await screen.findByRole('dialog', { name: 'PAYMENT' })).toBeInTheDocument()
  changeContingent((contingent) => {
    contingent.contingent_payment_status = true
  })
  comeBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a leader who has begun both payments reads once of each', async () => {
  const { sfId } = contingentLeader
  const begun = (['Contingent', 'Individual'] as const).map((type) => ({
    mark: markOf(sfId),
    type,
    at: Date.now(),
  }))
  localStorage.setItem('payment-under-way', JSON.stringify(begun))
  window.dispatchEvent(new StorageEvent('storage'))
  await openContingent(contingentLeader)
  expect(await screen.findByText('Your payment may be under way.')).toBeInTheDocument()
  expect(screen.getByText('The payment of your contingent may be under way.')).toBeInTheDocument()
})
