import type { Page } from '@playwright/test'
import { merch, sizes } from '../../tests/editions/frozen/content'
import type { Fault } from '../../tests/mocks/faults'
import { expect, overflowOf, people, putIntoCart, signIn } from '../fixtures'
import { go } from './heap'

const FAULTS: Fault[] = ['offline', 'html', 'broken-json', 'empty', { status: 503 }]
const SCREENS = '/ /events /schedule /accommodation /faqs /games /gallery /cart'

/** Mutations: each may be sent only on a user action. */
const WRITES = ['/api/user/login', '/api/event/register'] as const
type Write = (typeof WRITES)[number]

/** One user's visit, and its expected state so far. */
export type Visit = {
  page: Page
  /** The next random number, from 0 to 1: the same for the same seed, in every browser (mulberry32). */
  random: () => number
  isSignedIn: boolean
  /** Lines of the cart by "id size". */
  cart: Map<string, { count: number; price: number }>
  sent: Map<string, number>
}

export function begin(page: Page, seed: number): Visit {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const sent = new Map(WRITES.map((path) => [path, 0]))
  return { page, random, isSignedIn: false, cart: new Map(), sent }
}

export function pick<Of>({ random }: Visit, all: readonly Of[]): Of {
  const item = all[Math.floor(random() * all.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

async function expectModalsGone(page: Page) {
  // While it closes it is in the page, but hidden from role queries. The focus must not be lost with it.
  await expect(page.locator('[role$=dialog]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
}

/** Every third time the server fails first: `unhurt` checks what must be kept. */
async function send(
  visit: Visit,
  path: Write,
  press: () => Promise<void>,
  unhurt: () => Promise<void>,
) {
  const { page, random, sent } = visit
  const note = () => sent.set(path, (sent.get(path) ?? 0) + 1)
  if (random() < 1 / 3) {
    const fault = [path, pick(visit, FAULTS)] as const
    await page.evaluate(([where, how]) => window.festival.break(where, how), fault)
    await press()
    note()
    await expect(page.getByRole('button', { name: /\.\.\.$/ })).toHaveCount(0)
    await unhurt()
    await page.evaluate(() => window.festival.mend())
  }
  await press()
  note()
}

/** After a sign-in or a logout. A screen that still loads when the clock moves on has taken too long, and reloads. */
async function expectHome(page: Page) {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Unmask the Magic' })).toBeVisible()
}

async function browse(visit: Visit) {
  for (let screen = 0; screen < 3; screen += 1)
    await go(visit.page, pick(visit, SCREENS.split(' ')))
}

async function enter(visit: Visit) {
  const { page } = visit
  await go(page, '/signin')
  const expectInputKept = () => expect(page.getByLabel('Email')).toHaveValue(people.student.email)
  await send(visit, '/api/user/login', () => signIn(page, people.student), expectInputKept)
  await expectHome(page)
  visit.isSignedIn = true
}

export async function leave(visit: Visit) {
  const { page } = visit
  await go(page, '/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectHome(page)
  visit.isSignedIn = false
}

async function readEvent(visit: Visit) {
  const { page } = visit
  await go(page, `/events/subevents/${pick(visit, ['Dance', 'Music', 'Quiz', 'Fashion'])}`)
  const cards = page.locator('main [data-covers-card]')
  await expect(cards.first()).toBeVisible()
  await cards.nth(Math.floor(visit.random() * (await cards.count()))).click()
  await expect(page.getByRole('dialog')).toBeFocused()
  await page.keyboard.press('Escape')
  await expectModalsGone(page)
}

async function registerAlone(visit: Visit) {
  const { page } = visit
  const free = await page.evaluate((id) => {
    const { events, registrations } = window.festival.state()
    const registered = registrations.filter(({ memberIds }) => memberIds.includes(id))
    return events
      .flatMap((group) => group.events)
      .filter((event) => event.event_status && event.max_participation === 1)
      .filter((event) => !registered.some(({ eventId }) => eventId === event.id))
      .map(({ id: eventId, genre }) => `/events/subevents/${genre}?event=${eventId}`)
  }, people.student.id)
  await go(page, pick(visit, free))
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Register', exact: true }).click()
  const expectInputKept = () => expect(modal.getByText(people.student.sfId)).toBeVisible()
  await expectInputKept()
  // A double click without a response between the presses. React renders after the first.
  const button = modal.locator('button', { hasText: /^Register$/ })
  const press = () =>
    button.evaluate((part: HTMLElement) => {
      part.click()
      queueMicrotask(() => part.click())
    })
  await send(visit, '/api/event/register', press, expectInputKept)
  await expectModalsGone(page)
}

async function shop(visit: Visit) {
  const { page, cart } = visit
  const item = pick(visit, merch)
  const { size } = pick(visit, sizes)
  await go(page, '/merchandise')
  await putIntoCart(page, item.title, size)
  const key = `${item.id} ${size}`
  const count = (cart.get(key)?.count ?? 0) + 2
  await go(page, '/cart')
  const name = `${item.title}, size ${size}`
  await page.getByRole('button', { name: `Increase ${name}` }).click()
  cart.set(key, { count, price: item.price })
  if (visit.random() < 1 / 4) {
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    cart.delete(key)
  }
}

/** More actions when signed in. Each action leaves no modal open. */
export function actionsOf({ isSignedIn }: Visit): ((visit: Visit) => Promise<void>)[] {
  const always = [browse, browse, readEvent, shop]
  return isSignedIn ? [...always, registerAlone, leave] : [...always, enter, enter]
}

/** The invariants of the visit. */
export async function check({ page, isSignedIn, cart, sent }: Visit, step: string) {
  const actual = await page.evaluate(
    (writes) => {
      const read = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
      const tokens = window.festival.state().sessions.map(({ token }) => token)
      const session = read('userData')
      const has = typeof session === 'object' && session !== null && 'token' in session
      return {
        isSignedIn: has && tokens.some((token) => token === session.token),
        hasRest: session !== null && !has,
        cart: read('cart') ?? [],
        sent: writes.map((path) => window.festival.calls(path).length),
        modals: document.querySelectorAll('[role$=dialog]').length,
      }
    },
    [...sent.keys()],
  )
  const lines = [...cart].map(([key, { count, price }]): unknown => {
    const [id, size] = key.split(' ')
    return expect.objectContaining({ id: Number(id), size, count, price, total: count * price })
  })
  const writes = [...sent.values()]
  expect(actual, step).toEqual({ isSignedIn, hasRest: false, cart: lines, sent: writes, modals: 0 })
  await expect.poll(() => overflowOf(page), step).toBeLessThanOrEqual(0)
}
