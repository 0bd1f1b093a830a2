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
  await waitFor(() => expect(container).toHaveAttribute('inert'))
  resizeTo(390)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText(whole)).toBeInTheDocument()
  expect(container).not.toHaveAttribute('inert')
  expect(document.documentElement).not.toHaveAttribute('data-locked')
})

test('wide again, the card is shut, and opens as ever', async () => {
  const { user, at } = await openCard()
  resizeTo(390)
  await waitFor(() => expect(at()).toBe('/accommodation'))
  resizeTo(1440)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Desk hours' }))
  expect(screen.getByRole('dialog', { name: 'Desk hours' })).toHaveTextContent(whole)
  expect(at()).toBe('/accommodation?card=desk')
})
