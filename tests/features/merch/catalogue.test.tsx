import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { sellOut } from '../../sellOut'

const TITLES = ['With The Waves', 'Weaver of Spells', 'Oldman Hoodie', 'Unmask The Mystery']
const line = (count: number) => ({ id: 1, size: 'M', count })
const store = (lines: unknown) => localStorage.setItem('cart', JSON.stringify(lines))
const front = () => screen.findByRole('img', { name: 'T-shirt, front: blue, with the moon mask' })
const back = () => screen.queryByRole('img', { name: /^T-shirt, back/ })

test('the four items are shown with their prices, signed in or not (Spec §2, §6, §9)', async () => {
  for (const as of [undefined, people.student]) {
    renderApp('/merchandise', as ? { as } : {})
    expect(await screen.findByRole('heading', { name: 'Merch', level: 1 })).toBeInTheDocument()
    const titles = screen.getAllByRole('heading', { level: 2 })
    expect(titles.map(({ textContent }) => textContent)).toEqual(TITLES)
    expect(screen.getAllByText('₹499')).toHaveLength(2)
    expect(screen.getAllByText('₹999')).toHaveLength(2)
    await waitFor(() => expect(document.title).toBe('Merch | Spring Fest'))
  }
})

test('the page lists the sizes and the terms of collection and delivery (Spec §9)', async () => {
  renderApp('/merchandise')
  expect(await screen.findByText('S, M, L, XL, XXL')).toBeInTheDocument()
  expect(screen.getByText('free, from the control tent')).toBeInTheDocument()
  expect(
    screen.getByText('₹60 a piece, free from ₹2,449, about 1 month after the fest'),
  ).toBeInTheDocument()
})

test('pointing at an item with the mouse shows its back', async () => {
  const { user } = renderApp('/merchandise')
  await user.hover(await front())
  expect(back()).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /moon mask/ })).not.toBeInTheDocument()
  await user.unhover(screen.getByRole('img', { name: /^T-shirt, back/ }))
  expect(back()).not.toBeInTheDocument()
})

test('a finger or a key on its button turns an item without opening it', async () => {
  const { user, at } = renderApp('/merchandise')
  await front()
  const turn = screen.getByRole('button', { name: 'Show the back of With The Waves' })
  await user.pointer({ keys: '[TouchA]', target: turn })
  expect(turn).toHaveAttribute('aria-pressed', 'true')
  expect(back()).toBeInTheDocument()
  await user.pointer({ keys: '[TouchA]', target: turn })
  expect(back()).not.toBeInTheDocument()
  turn.focus()
  await user.keyboard('{Enter}')
  expect(back()).toBeInTheDocument()
  await user.keyboard(' ')
  expect(back()).not.toBeInTheDocument()
  expect(at()).toBe('/merchandise')
})

test.each([
  ['nothing', [], 'Cart, empty'],
  ['three pieces', [line(1), { ...line(2), size: 'L' }], 'Cart, 3 items'],
])('the cart button announces %s and leads to the cart', async (_what, lines, name) => {
  store(lines)
  renderApp('/merchandise')
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/cart')
})

test('a sold-out item is marked in the catalogue, and cannot be added', async () => {
  sellOut('Weaver of Spells')
  const { user } = renderApp('/merchandise')
  expect(await screen.findByText('Sold out')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Weaver of Spells' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Weaver of Spells' }))
  expect(modal.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  expect(modal.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
  expect(modal.queryByRole('radio')).not.toBeInTheDocument()
})
