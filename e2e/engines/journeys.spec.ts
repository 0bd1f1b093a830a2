import { classmates, PASSWORD, people } from '../../tests/mocks/people'
import { readWords } from './checks'
import { expect, fill, press, test } from './fixtures'
import { runIn, type Tab } from './tab'

/* Journeys of a student, with real presses and keys, at a phone's width. */

const [, , , partner] = classmates

test.beforeEach(async ({ tabs }) => {
  await Promise.all(tabs.map(({ tab }) => tab.resize({ width: 390, height: 844 })))
})

test('a student signs in by keys, and a reload keeps the session, in each engine', async ({
  inEach,
}) => {
  await inEach(async (tab, site) => {
    await tab.goto(`${site}/signin?panel=off&scenario=visitor`)
    await fill(tab, 'Email', people.student.email)
    await fill(tab, 'Password', PASSWORD)
    await tab.key('Enter')
    await expectText(tab, 'DASHBOARD')
    await tab.goto(`${site}/dashboard`)
    await expectText(tab, people.student.name)
  })
})

test('a student registers a team, which is then in the list, in each engine', async ({
  inEach,
}) => {
  await inEach(async (tab, site) => {
    await tab.goto(`${site}/events/subevents/Dance?panel=off&scenario=student`)
    await press(tab, 'Register for Two For A Tango')
    await fill(tab, 'SF ID', partner?.sfId ?? '')
    await fill(tab, 'Email', partner?.email ?? '')
    await press(tab, 'Register')
    await expect.poll(() => runIn(tab, hasNoModal, null)).toBe(true)
    await tab.goto(`${site}/dashboard?open=events`)
    await expectText(tab, partner?.sfId ?? '')
  })
})

test('an order is handed to the payment site in a new tab, in each engine', async ({ inEach }) => {
  await inEach(async (tab, site) => {
    await tab.goto(`${site}/merchandise?panel=off&scenario=student`)
    await press(tab, 'Weaver of Spells')
    await press(tab, 'M .*')
    await press(tab, 'Add to cart')
    await tab.goto(`${site}/cart`)
    await fill(tab, 'Emergency number', '9000000065')
    await press(tab, 'Pay Now')
    await expect.poll(() => tab.closeOpened()).toContain('https://pay.festival.test/?cart=')
    await expectText(tab, 'Have you paid?')
  })
})

test('a stored session shows the barcode while no server responds, in each engine', async ({
  inEach,
}) => {
  await inEach(async (tab, site) => {
    await tab.goto(`${site}/dashboard?panel=off&scenario=student`)
    await expectText(tab, people.student.name)
    await runIn(tab, disconnect, null)
    await tab.goto(`${site}/dashboard`)
    await press(tab, 'Your BarCode')
    await expect.poll(() => runIn(tab, isBarcodeDrawn, people.student.sfId)).toBe(true)
  })
})

async function expectText(tab: Tab, text: string) {
  await expect.poll(() => runIn(tab, readWords, null), text).toContain(text)
}

/* These run in the page. */

function hasNoModal(): boolean {
  return document.querySelector('[data-modal]') === null
}

function disconnect() {
  for (const path of ['getUser', 'registered_events'])
    window.festival.break(`/api/user/${path}`, 'offline')
  window.festival.break('/api/contingent/getMembers', 'offline')
}

function isBarcodeDrawn(sfId: string): boolean {
  const picture = document.querySelector(`[role=img][aria-label*="${sfId}"], img[alt*="${sfId}"]`)
  return picture !== null && picture.getBoundingClientRect().width > 100
}
