import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { readBars } from '../../blocks/readBars'
import { changeContingent, comeBack, openContingent } from './openContingent'

const { contingentLeader, contingentMember } = people

/** Under that label a scanner reads the id, and people read it below the bars. */
async function expectCode(label: string, id: string) {
  const modal = within(screen.getByRole('dialog', { name: 'Barcode' }))
  const figure = within(modal.getByRole('figure', { name: label }))
  const bars = await figure.findByRole('img', { name: `Barcode of ${id}` })
  expect(readBars(bars, 2)).toBe(id)
  expect(figure.getByText(label)).toBeInTheDocument()
  expect(figure.getByText(id)).toBeInTheDocument()
}

test.each([contingentLeader, contingentMember])(
  'a $role has two barcodes scanned: their own SF ID, and the id of the contingent',
  async (as) => {
    const { user, at } = await openContingent(as)
    await user.click(screen.getByRole('button', { name: 'Barcode' }))
    expect(at()).toBe('/contingent?open=barcode')
    await expectCode('Your SF ID', as.sfId)
    await expectCode('Contingent ID', '301')
    expect(screen.getAllByRole('img', { name: /^Barcode of/ })).toHaveLength(2)
  },
)

test('the barcode of the contingent follows it to another id', async () => {
  await openContingent(contingentMember, '/contingent?open=barcode')
  await expectCode('Contingent ID', '301')
  changeContingent((contingent) => {
    contingent.id = 399
  })
  comeBack()
  await expectCode('Contingent ID', '399')
})

test('bars that cannot be fetched leave both numbers in sight, and are said and retried once', async () => {
  vi.resetModules()
  vi.doMock('@/blocks/barcode/Barcode', () => {
    throw new Error('no connection')
  })
  const { user } = await openContingent(contingentMember, '/contingent?open=barcode')
  const modal = within(await screen.findByRole('dialog', { name: 'Barcode' }))
  expect(await modal.findAllByText(/The barcode did not load/)).toHaveLength(1)
  expect(modal.getByText(contingentMember.sfId)).toBeInTheDocument()
  expect(modal.getByText('301')).toBeInTheDocument()
  vi.doUnmock('@/blocks/barcode/Barcode')
  await user.click(modal.getByRole('button', { name: 'Try again' }))
  await expectCode('Your SF ID', contingentMember.sfId)
  await expectCode('Contingent ID', '301')
})
