import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { people, type Person } from '@mocks/people'
import { renderApp } from '../../renderApp'

export { press } from '../auth/authActions'

/** Two T-shirts (499) and a hoodie (999): 1997 in all. */
export const CART: unknown = [
  { id: 2, count: 2, size: 'M' },
  { id: 4, count: 1, size: 'L' },
]

/** Stores a cart and opens it; without one, opening it again is a reload. */
export async function openCart(stored?: unknown, as: Person | null = people.student) {
  if (stored) localStorage.setItem('cart', JSON.stringify(stored))
  const opened = vi.fn<typeof window.open>(() => null)
  vi.stubGlobal('open', opened)
  const page = renderApp('/cart', as ? { as } : {})
  await screen.findByRole('heading', { name: 'Cart', level: 1 })
  return { ...page, opened }
}

export const homeDelivery = () => screen.findByRole('radio', { name: /^Home delivery/ })

/** The counts in the browser's storage. */
export function storedCounts(): string[] {
  const lines: unknown = JSON.parse(localStorage.getItem('cart') ?? '[]')
  if (!Array.isArray(lines)) return []
  return lines.map(({ id, size, count }: Record<string, unknown>) =>
    [id, size, count].map(String).join(' '),
  )
}

export async function fillIn(user: UserEvent, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await user.click(await screen.findByLabelText(label))
    await user.paste(text)
  }
}

export const ADDRESS = {
  Street: '14 Lake Road',
  City: 'Kharagpur',
  State: 'West Bengal',
  Pincode: '721302',
  Mobile: '9000000065',
}

/** The order that a new tab was opened with. */
export function orderIn(url: unknown): Record<string, unknown> {
  const order: unknown = JSON.parse(new URL(String(url)).searchParams.get('cart') ?? '{}')
  return typeof order === 'object' && order !== null ? { ...order } : {}
}

/** The value of a row of the bill. */
export function bill(what: string) {
  return screen.getByText(what, { selector: 'dt' }).nextElementSibling
}

export function lines(): HTMLElement[] {
  return within(screen.getByRole('list', { name: 'Items in your cart' })).getAllByRole('listitem')
}
