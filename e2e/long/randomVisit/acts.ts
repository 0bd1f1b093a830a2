import type { Page } from '@playwright/test'
import { merch, sizes } from '../../../tests/editions/frozen/merch'
import type { Fault } from '../../../tests/mocks/faults'
import { paths } from '../../../src/shared/paths'
import { expect, people, putIntoCart, signIn } from '../../fixtures'
import { go } from '../heap'
import { closeModal, expectModalsGone, pick, type Visit, type Write } from './visit'

const me = people.student
const GENRES = ['Dance', 'Music', 'Quiz', 'Literary', 'Fashion']
const FAULTS: Fault[] = ['offline', 'html', 'broken-json', 'empty', { status: 503 }]
const SCREENS = [
  paths.home,
  paths.events,
  paths.schedule,
  paths.accommodation,
  paths.accommodationRules,
  paths.faqs,
  paths.games,
  paths.aftermovie,
  paths.merchandise,
  paths.cart,
]

/** Every third time the server fails first: `unhurt` says what is still there then. */
async function send(
  visit: Visit,
  path: Write,
  press: () => Promise<void>,
  unhurt: () => Promise<void>,
) {
  const { page, random, sent } = visit
  if (random() < 1 / 3) {
    await page.evaluate(([where, how]) => window.festival.break(where, how), [
      path,
      pick(visit, FAULTS),
    ] as const)
    await press()
    sent[path] += 1
    await expect.poll(() => callsOf(page, path)).toBe(sent[path])
    await expect(page.getByRole('button', { name: /\.\.\.$/ })).toHaveCount(0)
    await unhurt()
    await page.evaluate(() => window.festival.mend())
  }
  await press()
  sent[path] += 1
}

function callsOf(page: Page, path: string): Promise<number> {
  return page.evaluate((of) => window.festival.calls(of).length, path)
}

async function browse(visit: Visit) {
  for (let screen = 0; screen < 3; screen += 1) await go(visit.page, pick(visit, SCREENS))
}

async function enter(visit: Visit) {
  const { page } = visit
  await go(page, paths.signIn)
  await send(
    visit,
    '/api/user/login',
    () => signIn(page, me),
    () => expect(page.getByLabel('Email')).toHaveValue(me.email),
  )
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toBeVisible()
  visit.isSignedIn = true
}

async function leave(visit: Visit) {
  const { page } = visit
  await go(page, paths.dashboard)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toHaveCount(0)
  visit.isSignedIn = false
}

async function readEvent(visit: Visit) {
  const { page } = visit
  await go(page, paths.genre(pick(visit, GENRES)))
  const cards = page.locator('main [data-covers-card]')
  await expect(cards.first()).toBeVisible()
  await cards.nth(Math.floor(visit.random() * (await cards.count()))).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await closeModal(visit)
}

async function registerAlone(visit: Visit) {
  const { page } = visit
  const free = await page.evaluate((id) => {
    const { events, registrations } = window.festival.state()
    const own = registrations.filter(({ memberIds }) => memberIds.includes(id))
    return events
      .flatMap((group) => group.events)
      .filter((each) => each.event_status && each.max_participation === 1)
      .filter((each) => !own.some(({ eventId }) => eventId === each.id))
      .map(({ id: eventId, genre }) => ({ eventId, genre }))
  }, me.id)
  const { eventId, genre } = pick(visit, free)
  await go(page, paths.event(genre, eventId))
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(modal.getByText(me.sfId)).toBeVisible()
  const press = () => modal.getByRole('button', { name: 'Register', exact: true }).dblclick()
  await send(visit, '/api/event/register', press, () =>
    expect(modal.getByText(me.sfId)).toBeVisible(),
  )
  await expectModalsGone(page)
}

async function complain(visit: Visit) {
  const { page } = visit
  await go(page, paths.dashboard)
  await page.getByRole('button', { name: 'Report Issue' }).click()
  const issue = page.getByLabel('Issue', { exact: true })
  const words = `Issue number ${Math.floor(visit.random() * 1e6)}.`
  await page.getByLabel('Issue Where').selectOption("Other's")
  await issue.fill(words)
  await send(
    visit,
    '/api/user/complaints/submitComplaints',
    () => page.getByRole('button', { name: 'Submit' }).click(),
    () => expect(issue).toHaveValue(words),
  )
  await expect(page.getByRole('dialog').getByText(words).first()).toBeVisible()
  await expect(issue).toHaveValue('')
  await closeModal(visit)
}

async function watchGallery({ page }: Visit) {
  await go(page, paths.gallery)
  await expect(page.locator('[data-slot="0"]')).toBeAttached()
  await page.clock.runFor('00:20')
  await page.getByRole('button', { name: 'Next picture' }).click()
}

async function readScores(visit: Visit) {
  const { page } = visit
  const failsFirst = visit.random() < 1 / 3
  if (failsFirst) await page.evaluate(() => window.festival.break('/players', 'html'))
  await go(page, paths.leaderboard('witch'))
  if (failsFirst) {
    await expect(page.getByText('The scores did not load')).toBeVisible()
    await page.evaluate(() => window.festival.mend())
    await page.getByRole('button', { name: 'Try again' }).click()
  }
  await expect(page.getByRole('list', { name: 'Podium' })).toBeVisible()
}

async function shop(visit: Visit) {
  const { page, cart } = visit
  const item = pick(visit, merch)
  const { size } = pick(visit, sizes)
  await go(page, paths.merchandise)
  await putIntoCart(page, item.title, size)
  const key = `${item.id} ${size}`
  const count = (cart.get(key)?.count ?? 0) + 1
  cart.set(key, { count, price: item.price })
  await go(page, paths.cart)
  const name = `${item.title}, size ${size}`
  await page.getByRole('button', { name: `Increase ${name}` }).click()
  cart.set(key, { count: count + 1, price: item.price })
  if (visit.random() < 1 / 4) {
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    cart.delete(key)
  }
  const sum = [...cart.values()].reduce((all, line) => all + line.count * line.price, 0)
  const total = page.getByRole('definition').first()
  if (cart.size > 0) await expect(total).toHaveText(`₹${sum.toLocaleString('en-IN')}`)
}

async function plan({ page, random }: Visit) {
  await go(page, paths.schedule)
  const tabs = page.getByRole('tab')
  await tabs.nth(Math.floor(random() * (await tabs.count()))).click()
  await page
    .getByRole('button', { name: /in my plan/ })
    .first()
    .click()
}

/** Signed in, more is possible. Each act leaves no modal open. */
export function actsOf({ isSignedIn }: Visit): ((visit: Visit) => Promise<void>)[] {
  const always = [browse, browse, readEvent, watchGallery, readScores, shop, plan]
  return isSignedIn ? [...always, registerAlone, complain, leave] : [...always, enter, enter]
}
