import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { takeConsoleMessages } from '../consoleMessages'
import { openContingent, printedPages } from '../features/contingent/openContingent'
import { renderApp } from '../renderApp'

// The script with the bars never loads.
vi.mock('@/blocks/barcode/Barcode', () => {
  throw new Error('no connection')
})

test('without its bars the pass shows the id, and offers to reload the page', async () => {
  renderApp('/dashboard?open=barcode', { as: people.student })
  const modal = within(await screen.findByRole('dialog', { name: 'Your BarCode' }))
  expect(await modal.findByText(/The barcode did not load/)).toBeInTheDocument()
  expect(modal.getByText('SF00007')).toBeInTheDocument()
  expect(modal.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
  expect(takeConsoleMessages().join()).toContain('A module did not load')
})

test('without the bars the list of members is printed with its SF IDs', async () => {
  const dialog = vi.fn()
  vi.stubGlobal('print', dialog)
  const { user } = await openContingent(people.contingentLeader)
  await user.click(screen.getByRole('button', { name: 'Print list' }))
  expect(await screen.findByText(/The barcodes did not load/)).toBeInTheDocument()
  await waitFor(() => expect(dialog).toHaveBeenCalledTimes(1))
  expect(printedPages()[0]).toHaveTextContent('SF00011')
  expect(screen.queryAllByRole('img', { name: /^Barcode of/ })).toEqual([])
})
