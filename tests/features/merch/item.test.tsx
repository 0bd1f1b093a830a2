import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../renderApp'

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

test('an item has its own address, which opens it; Escape closes it, and the focus returns to its button', async () => {
  const { user, at } = await openItem('Weaver of Spells')
  expect(at()).toBe('/merchandise?item=2')
  await user.keyboard('{Escape}')
  await closed()
  expect(at()).toBe('/merchandise')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Weaver of Spells' })).toHaveFocus(),
  )
  renderApp('/merchandise?item=2')
  expect(await screen.findByRole('dialog', { name: 'Weaver of Spells' })).toBeInTheDocument()
})

test.each(['9', '0', '01', '<b>'])('?item=%s shows that the item was not found', async (id) => {
  const { user, at } = renderApp(`/merchandise?item=${encodeURIComponent(id)}`)
  const modal = within(await screen.findByRole('dialog', { name: 'Item not found' }))
  await user.click(modal.getByRole('button', { name: 'All merch' }))
  await closed()
  expect(at()).toBe('/merchandise')
})

test('an item shows its price and its sizes in inches, with no size chosen and a quantity of 1 (Spec §2)', async () => {
  const { modal, quantity } = await openItem('Oldman Hoodie')
  expect(modal.getAllByText('₹999')).toHaveLength(2)
  for (const name of ['S 40', 'M 42', 'L 44', 'XL 46', 'XXL 48']) {
    expect(modal.getByRole('radio', { name })).toBeInTheDocument()
  }
  for (const radio of modal.getAllByRole('radio')) expect(radio).not.toBeChecked()
  expect(quantity()).toHaveTextContent('1')
})

test('without a size nothing is added: a message says why, and the first size is focused (Spec §5, §8)', async () => {
  const { user, modal, add, size, dialog } = await openItem()
  await user.click(add())
  expect(modal.getByRole('alert')).toHaveTextContent(MISSING)
  expect(modal.getByRole('radiogroup', { name: 'Size, chest in inches' })).toBeInvalid()
  expect(size('S')).toHaveFocus()
  expect(cart()).toEqual([])
  expect(dialog).toBeInTheDocument()
  // The message is gone when the modal opens the next time.
  await user.keyboard('{Escape}')
  await closed()
  const reopened = await press(user)
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument()
  await user.click(reopened.add())
  expect(screen.getByText(MISSING)).toBeInTheDocument()
  await user.click(reopened.size('M'))
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument()
})

test('adding stores the line, shows a message, closes the modal and resets the choice (Spec §2, §4)', async () => {
  const { user, add, size, more, at } = await openItem(HOODIE)
  await user.click(size('L'))
  await user.click(more())
  expect(screen.getByText('₹1,998')).toBeInTheDocument()
  await user.click(add())
  expect(await screen.findByText('Added to cart')).toBeInTheDocument()
  await closed()
  expect(at()).toBe('/merchandise')
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeInTheDocument()
  expect(cart()).toEqual([
    {
      ...{ id: 4, category: 'hoodie', title: HOODIE },
      ...{ size: 'L', count: 2, price: 999, total: 1998, edition: 65 },
    },
  ])
  const reopened = await press(user, HOODIE)
  expect(reopened.size('L')).not.toBeChecked()
  expect(reopened.quantity()).toHaveTextContent('1')
})

test('the same item in the same size raises its line, in another size it is a new line (Spec §4)', async () => {
  localStorage.setItem('cart', JSON.stringify([{ id: 1, size: 'M', count: 3 }]))
  const { user, add, size } = await openItem()
  await user.click(size('M'))
  await user.click(add())
  expect(await screen.findByText('Updated cart')).toBeInTheDocument()
  expect(cart()).toMatchObject([{ id: 1, size: 'M', count: 4, total: 1996 }])
  await closed()
  const reopened = await press(user)
  await user.click(reopened.size('S'))
  await user.click(reopened.add())
  expect(await screen.findByText('Added to cart')).toBeInTheDocument()
  expect(cart()).toMatchObject([{ size: 'M' }, { id: 1, size: 'S', count: 1 }])
})

test('the quantity goes from 1 to 15 (Spec §9)', async () => {
  const { user, more, fewer, quantity } = await openItem()
  expect(fewer()).toHaveAttribute('aria-disabled', 'true')
  await user.click(fewer())
  expect(quantity()).toHaveTextContent('1')
  for (let presses = 0; presses < 20; presses += 1) await user.click(more())
  expect(quantity()).toHaveTextContent('15')
  expect(more()).toHaveAttribute('aria-disabled', 'true')
})

test('a choice survives closing the modal, and is not carried to another item', async () => {
  const { user, size, more } = await openItem()
  await user.click(size('XL'))
  await user.click(more())
  await user.keyboard('{Escape}')
  await closed()
  expect((await press(user)).size('XL')).toBeChecked()
  await user.keyboard('{Escape}')
  await closed()
  const otherItem = await press(user, 'Oldman Hoodie')
  expect(otherItem.size('XL')).not.toBeChecked()
  expect(otherItem.quantity()).toHaveTextContent('1')
})

test('the large picture turns by press and key, and the small ones choose a side (Spec §3)', async () => {
  const { user, modal } = await openItem()
  const large = () => modal.getByRole('button', { name: /Turn around$/ })
  expect(large()).toHaveAccessibleName(/^T-shirt, front/)
  await user.click(large())
  expect(large()).toHaveAccessibleName(/^T-shirt, back/)
  expect(modal.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-pressed', 'true')
  large().focus()
  await user.keyboard('{Enter}')
  expect(large()).toHaveAccessibleName(/^T-shirt, front/)
  await user.click(modal.getByRole('button', { name: 'Back' }))
  await user.click(modal.getByRole('button', { name: 'Back' }))
  expect(large()).toHaveAccessibleName(/^T-shirt, back/)
  await user.click(modal.getByRole('button', { name: 'Front' }))
  expect(large()).toHaveAccessibleName(/^T-shirt, front/)
})
