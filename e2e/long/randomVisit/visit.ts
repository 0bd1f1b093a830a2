import type { Page } from '@playwright/test'
import { expect, overflowOf } from '../../fixtures'

/** Calls that change something on the server: each may be sent only when somebody asks for it. */
export const WRITES = [
  '/api/user/login',
  '/api/event/register',
  '/api/user/complaints/submitComplaints',
] as const
export type Write = (typeof WRITES)[number]

/** One person's visit, and what it must have come to so far. */
export type Visit = {
  page: Page
  /** The next random number, from 0 to 1. */
  random: () => number
  isSignedIn: boolean
  /** Lines of the cart by "id size". */
  cart: Map<string, { count: number; price: number }>
  sent: Record<Write, number>
}

export function begin(page: Page, seed: number): Visit {
  const sent = { '/api/user/login': 0, '/api/event/register': 0 }
  return {
    page,
    random: diceOf(seed),
    isSignedIn: false,
    cart: new Map(),
    sent: { ...sent, '/api/user/complaints/submitComplaints': 0 },
  }
}

/** The same numbers for the same seed, in every browser (mulberry32). */
function diceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<Of>({ random }: Visit, all: readonly Of[]): Of {
  const found = all[Math.floor(random() * all.length)]
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}

/** Closes the modal, as a keyboard does; the focus must not be lost with it. */
export async function closeModal({ page }: Visit) {
  await page.keyboard.press('Escape')
  await expectModalsGone(page)
}

export async function expectModalsGone(page: Page) {
  // While it closes it is in the page, but hidden from roles.
  await expect(page.locator('[role$=dialog]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
}

/** What holds at every moment of the visit. */
export async function check({ page, isSignedIn, cart, sent }: Visit, step: string) {
  const found = await page.evaluate(
    (writes) => {
      const read = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
      const tokens = window.festival.state().sessions.map(({ token }) => token)
      const session = read('userData')
      const hasSession = typeof session === 'object' && session !== null && 'token' in session
      return {
        isSignedIn: hasSession && tokens.some((token) => token === session.token),
        hasRest: session !== null && !hasSession,
        cart: read('cart') ?? [],
        sent: Object.fromEntries(writes.map((path) => [path, window.festival.calls(path).length])),
        modals: document.querySelectorAll('[role$=dialog]').length,
      }
    },
    [...WRITES],
  )
  expect(found, step).toEqual({
    isSignedIn,
    hasRest: false,
    cart: [...cart].map(([key, { count, price }]): unknown =>
      expect.objectContaining({
        id: Number(key.split(' ')[0]),
        size: key.split(' ')[1],
        count,
        price,
        total: count * price,
      }),
    ),
    sent,
    modals: 0,
  })
  expect(await overflowOf(page), step).toBeLessThanOrEqual(0)
}
