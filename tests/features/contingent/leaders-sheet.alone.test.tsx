import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { openContingent, printedPages } from './openContingent'

test('if the bars fail to load, the SF IDs can be printed, and the next press loads the bars', async () => {
  const dialog = vi.fn()
  vi.stubGlobal('print', dialog)
  const { user } = await openContingent(people.contingentLeader)
  // The toast module loads with the first message, and must be the instance that the page uses.
  await user.click(screen.getByRole('button', { name: 'Copy ID' }))
  await screen.findByText('Contingent ID copied')
  // Nor may bars that are still loading appear later.
  await vi.dynamicImportSettled()
  vi.resetModules()
  vi.doMock('@/blocks/barcode/Barcode', () => {
    throw new Error('no connection')
  })
  const print = screen.getByRole('button', { name: 'Print list' })
  await user.click(print)
  expect(await screen.findByText(/The barcodes did not load/)).toBeInTheDocument()
  expect(dialog).toHaveBeenCalledTimes(1)
  expect(printedPages()[0]).toHaveTextContent('SF00011')
  expect(screen.queryAllByRole('img', { name: /^Barcode of/ })).toEqual([])
  vi.doUnmock('@/blocks/barcode/Barcode')
  await user.click(print)
  await waitFor(() => expect(dialog).toHaveBeenCalledTimes(2))
  expect(screen.getAllByRole('img', { name: /^Barcode of/ })).toHaveLength(4)
})
