import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'

const shown = () => screen.findByRole('dialog', { name: 'Your BarCode' })
const shut = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function openBarcode() {
  const view = renderApp('/dashboard', { as: people.student })
  await view.user.click(await screen.findByRole('button', { name: 'Your BarCode' }))
  await shown()
  return view
}

test('a modal that Forward has brought back is shut by Escape, as often as one likes', async () => {
  const { user, at } = await openBarcode()
  await user.keyboard('{Escape}')
  await shut()
  for (let round = 0; round < 2; round += 1) {
    act(() => window.history.forward())
    await shown()
    expect(at()).toBe('/dashboard?open=barcode')
    await user.keyboard('{Escape}')
    await shut()
    expect(at()).toBe('/dashboard')
  }
})

test('two quick presses of Close go back once', async () => {
  await openBarcode()
  const steps = vi.spyOn(window.history, 'go')
  const close = screen.getByRole('button', { name: 'Close' })
  close.click()
  close.click()
  await shut()
  expect(steps.mock.calls).toEqual([[-1]])
  steps.mockRestore()
})
