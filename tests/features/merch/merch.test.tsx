import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../renderApp'
import { changeItem, sellOut } from '../../sellOut'

const TITLES = ['With The Waves', 'Weaver of Spells', 'Oldman Hoodie', 'Unmask The Mystery']

test('the four items are shown with their prices (Spec §2, §9)', async () => {
  renderApp('/merchandise')
  expect(await screen.findByRole('heading', { name: 'Merch', level: 1 })).toBeInTheDocument()
  const titles = screen.getAllByRole('heading', { level: 2 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(TITLES)
  expect(screen.getAllByText('₹499')).toHaveLength(2)
  expect(screen.getAllByText('₹999')).toHaveLength(2)
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

const MISSING = 'Please select a size before adding to cart'
const TEE = 'With The Waves'
const HOODIE = 'Unmask The Mystery'
const cart = (): unknown => JSON.parse(localStorage.getItem('cart') ?? '[]')

async function openItem(title = TEE) {
  const view = renderApp('/merchandise')
  return { ...view, ...(await press(view.user, title)) }
}

/** On the catalogue, which may have been left for another item before. */
async function press(user: UserEvent, title = TEE) {
  await user.click(await screen.findByRole('button', { name: title }))
  return parts(await screen.findByRole('dialog', { name: title }))
}

function parts(dialog: HTMLElement) {
  const modal = within(dialog)
  return {
    dialog,
    modal,
    add: () => modal.getByRole('button', { name: 'Add to cart' }),
    size: (name: string) => modal.getByRole('radio', { name: new RegExp(`^${name} `) }),
    more: () => modal.getByRole('button', { name: 'Increase quantity' }),
    fewer: () => modal.getByRole('button', { name: 'Decrease quantity' }),
    quantity: () => modal.getByRole('status', { name: '' }),
  }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('an item has its own address, which opens it (Spec §2)', async () => {
  const { at } = await openItem('Weaver of Spells')
  expect(at()).toBe('/merchandise?item=2')
  renderApp('/merchandise?item=2')
  expect(await screen.findByRole('dialog', { name: 'Weaver of Spells' })).toBeInTheDocument()
})

test('without a size nothing is added: a message says why, and the first size is focused (Spec §5, §8)', async () => {
  const { user, modal, add, size, dialog } = await openItem()
  await user.click(add())
  expect(modal.getByRole('alert')).toHaveTextContent(MISSING)
  expect(modal.getByRole('radiogroup', { name: 'Size, chest in inches' })).toBeInvalid()
  expect(size('S')).toHaveFocus()
  expect(cart()).toEqual([])
  expect(dialog).toBeInTheDocument()
  await user.click(size('M'))
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument()
})

test('an item with one size goes into the cart without a choice, and no text names the size', async () => {
  changeItem(TEE, { name: 'Mug', sizes: [{ size: 'One size' }] })
  const { user, add, modal } = await openItem()
  expect(modal.queryByText('Size guide')).not.toBeInTheDocument()
  expect(modal.queryByRole('radio')).not.toBeInTheDocument()
  await user.click(add())
  await closed()
  expect(cart()).toEqual([expect.objectContaining({ size: 'One size', count: 1 })])
  await user.click(screen.getByRole('link', { name: /^Cart/ }))
  expect(await screen.findByRole('button', { name: `Remove ${TEE}` })).toBeInTheDocument()
  expect(screen.queryByText(/size/i)).not.toBeInTheDocument()
})

test('an item whose sizes have no chests offers the sizes alone', async () => {
  changeItem(TEE, { name: 'Cap', sizes: [{ size: 'Small' }, { size: 'Large' }] })
  const { user, add, modal } = await openItem()
  expect(modal.getByRole('radiogroup', { name: 'Size' })).toBeInTheDocument()
  expect(modal.queryByText('Size guide')).not.toBeInTheDocument()
  await user.click(modal.getByRole('radio', { name: 'Large' }))
  await user.click(add())
  await closed()
  expect(cart()).toEqual([expect.objectContaining({ size: 'Large' })])
})

test('adding stores the line, shows a message, closes the modal and resets the choice; adding more updates the cart (Spec §2, §4)', async () => {
  const { user, add, size, more, at } = await openItem(HOODIE)
  await user.click(size('L'))
  await user.click(more())
  expect(screen.getByText('₹1,998')).toBeInTheDocument()
  await user.click(add())
  expect(await screen.findByText('Added to cart')).toBeInTheDocument()
  await closed()
  expect(at()).toBe('/merchandise')
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', '/cart')
  expect(cart()).toEqual([
    {
      ...{ id: 4, category: 'hoodie', title: HOODIE },
      ...{ size: 'L', count: 2, price: 999, total: 1998, edition: 65 },
    },
  ])
  const reopened = await press(user, HOODIE)
  expect(reopened.size('L')).not.toBeChecked()
  expect(reopened.quantity()).toHaveTextContent('1')
  await user.click(reopened.size('L'))
  await user.click(reopened.add())
  expect(await screen.findByText('Updated cart')).toBeInTheDocument()
})

test('the quantity goes from 1 to 15 (Spec §9)', async () => {
  const { user, more, fewer, quantity } = await openItem()
  await user.click(fewer())
  expect(quantity()).toHaveTextContent('1')
  for (let presses = 0; presses < 15; presses += 1) await user.click(more())
  expect(quantity()).toHaveTextContent('15')
})
