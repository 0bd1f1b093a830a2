import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../renderApp'
import { resizeTo } from '../../viewport'

afterEach(() => vi.unstubAllGlobals())

const whole = /Come before 6 pm on those evenings/

async function openCard() {
  const view = renderApp('/accommodation')
  await view.user.click(await screen.findByRole('button', { name: 'Desk hours' }))
  expect(screen.getByRole('dialog', { name: 'Desk hours' })).toHaveTextContent(whole)
  return view
}

test('a window that gets narrow says on the card what the modal said, and nothing covers it', async () => {
  const { container } = await openCard()
  expect(container).toHaveAttribute('inert')
  resizeTo(390)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText(whole)).toBeInTheDocument()
  expect(container).not.toHaveAttribute('inert')
  expect(document.documentElement).not.toHaveAttribute('data-locked')
})

test('wide again, the modal is back, and shuts as ever', async () => {
  const { user, at } = await openCard()
  resizeTo(390)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  resizeTo(1440)
  expect(await screen.findByRole('dialog', { name: 'Desk hours' })).toHaveTextContent(whole)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(at()).toBe('/accommodation')
  expect(document.documentElement).not.toHaveAttribute('data-locked')
})

test('a step back on the narrow window is a step back, and leaves no modal for later', async () => {
  const { at } = await openCard()
  resizeTo(390)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  window.history.back()
  await waitFor(() => expect(at()).toBe('/accommodation'))
  resizeTo(1440)
  expect(await screen.findByRole('button', { name: 'Desk hours' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
