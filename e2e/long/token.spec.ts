import type { BrowserContext, Page } from '@playwright/test'
import { hosts } from '../../tests/mocks/hosts'
import { STORAGE_KEY } from '../../tests/mocks/store'
import { expect, go, people, putIntoCart, signIn, test } from '../fixtures'

/** The payment site gets the token in its address (Spec §7). It is another site, so here it only responds. */
const PAYMENT_SITE = 'https://pay.festival.test/'

type Trace = { where: string; text: string }

const isOf = (url: string, addresses: string[]) =>
  addresses.some((address) => url.startsWith(address))

/** Records the console messages, the requests with their Referer, and every address. */
function collect(context: BrowserContext): Trace[] {
  const traces: Trace[] = []
  const note = (where: string, text: string) => traces.push({ where, text })
  context.on('console', (message) => note('console', message.text()))
  context.on('weberror', (error) => note('uncaught', String(error.error().stack)))
  context.on('request', (request) => {
    const url = request.url()
    const { referer, ...headers } = request.headers()
    if (referer) note(`Referer of ${url}`, referer)
    note('a header', JSON.stringify(headers))
    // Only the address of the payment site may contain the token, and the API gets it only in bodies.
    if (!isOf(url, [PAYMENT_SITE])) note('a request', url)
    const body = isOf(url, Object.values(hosts)) ? null : request.postData()
    if (body) note('a body', body)
  })
  return traces
}

/** Records everything readable in the page now, except the storage. */
async function lookAt(page: Page, traces: Trace[]) {
  traces.push({ where: 'the address', text: page.url() })
  traces.push({ where: `the document of ${page.url()}`, text: await page.content() })
  const rest = await page.evaluate(() => ({
    fields: [...document.querySelectorAll('input, textarea')].map((field) =>
      'value' in field ? String(field.value) : '',
    ),
    history: JSON.stringify(history.state),
    title: document.title,
    name: window.name,
    cookie: document.cookie,
  }))
  traces.push({ where: `what ${page.url()} holds`, text: JSON.stringify(rest) })
}

/** Leaves out the keys under which the mock server stores its state. */
function storageOf(page: Page): Promise<string> {
  return page.evaluate((mockKey) => {
    const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
    return JSON.stringify(entries.filter(([key]) => !key.startsWith(mockKey)))
  }, STORAGE_KEY)
}

async function tokenIn(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('userData') ?? '')
  return /"token":"([^"]+)"/.exec(stored)?.[1] ?? ''
}

/** Presses the button, and closes the tab that opens. Returns its address. */
async function handOff(page: Page, button: string): Promise<string> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button, exact: true }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Payment' })).toBeVisible()
  const url = tab.url()
  await tab.close()
  return url
}

/** Opens a screen without cached responses. It first leaves the site, because a pending response would be stored again. */
async function openWithoutCachedResponses(page: Page, path: string) {
  await page.goto('/manifest.webmanifest')
  await page.evaluate(() => localStorage.removeItem('ownData'))
  await page.goto(path)
}

test('the token is only in storage, in API request bodies and in payment addresses (Spec §6)', async ({
  page,
  context,
  open,
  fault,
  mend,
}) => {
  await context.route(`${PAYMENT_SITE}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Payment</h1>' }),
  )
  const traces = collect(context)
  const scan = () => lookAt(page, traces)

  await open('/signin')
  await signIn(page, people.student)
  await expect(page).toHaveURL('/')
  const token = await tokenIn(page)
  expect(token.split('.'), 'a token as the real ones').toHaveLength(3)
  await scan()

  await fault('/api/user/registered_events', 'html')
  await openWithoutCachedResponses(page, '/dashboard?open=events')
  await expect(page.getByText('Your events did not load')).toBeVisible()
  await scan()
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nrityakala')).toBeVisible()
  for (const [modal, title] of [
    ['profile', 'Profile'],
    ['issue', 'Report Issue'],
    ['barcode', 'Your BarCode'],
  ]) {
    await go(page, `/dashboard?open=${modal}`)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await scan()
  }

  await go(page, '/events/subevents/Dance')
  await page.getByRole('button', { name: 'Register for Shake A Leg' }).click()
  await fault('/api/event/register', { status: 500 })
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  // The first toast with this message may still be visible.
  await expect(page.locator('#toasts').getByText('network issue').first()).toBeVisible()
  await scan()
  await mend()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Registered successfully')).toBeVisible()

  await go(page, '/contingent')
  await page.getByLabel('Contingent ID').fill('301')
  await page.getByLabel('Contingent code').fill('CODE301')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Members' })).toBeVisible()
  await scan()

  await go(page, '/?pay=individual')
  const payment = page.getByRole('dialog', { name: 'PAYMENT' })
  const choose = (group: string, day: string) =>
    payment.getByRole('group', { name: group }).getByRole('radio', { name: day }).check()
  await choose('Check-in date', 'Fri 24 January 2025')
  await choose('Check-out date', 'Sun 26 January 2025')
  await payment.getByLabel(/emergency/i).fill('9000000007')
  const handOffs = [await handOff(page, 'Make Payment')]
  await scan()

  await go(page, '/games/witch')
  await expect(page.locator('iframe')).toBeAttached()
  await scan()

  await go(page, '/merchandise')
  await putIntoCart(page, 'Weaver of Spells', 'M')
  await go(page, '/cart')
  await page.getByLabel('Emergency number').fill('9000000007')
  handOffs.push(await handOff(page, 'Pay Now'))
  await scan()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await scan()
  const left = await storageOf(page)
  traces.push({ where: 'storage after signing out', text: left })
  const { sfId, name, email, mobile } = people.student
  for (const personalValue of [sfId, name, email, mobile]) expect(left).not.toContain(personalValue)

  // Proves that the search for the token works: both payment addresses contain it.
  for (const url of handOffs) expect(decodeURIComponent(url)).toContain(token)
  const [header = '', payload = '', signature = ''] = token.split('.')
  for (const secret of [token, `${header}.${payload}`, payload, signature]) {
    expect(traces.filter(({ text }) => text.includes(secret)).map(({ where }) => where)).toEqual([])
  }
  const places = traces.map(({ where }) => where).join()
  for (const kind of ['console', 'Referer', 'a request', 'a header', 'the document', 'storage'])
    expect(places).toContain(kind)
})
