import { screen, waitFor, within } from '@testing-library/react'
import { parse } from 'csv-parse/sync'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { stubNavigator } from '../../stubNavigator'
import { catchDownloads } from '../downloads'
import { memberSent, NAME, openContingent, openList, printedPages } from './openContingent'

const { contingentLeader, contingentMember, paidContingentLeader } = people
const MEMBERS = '/api/contingent/getMembers'

const press = (name: string) => screen.getByRole('button', { name })

/** Presses Print, and waits for the print dialog. Returns the content of each page. */
async function print({ user }: Awaited<ReturnType<typeof openContingent>>) {
  const dialog = vi.fn()
  vi.stubGlobal('print', dialog)
  await user.click(press('Print list'))
  await waitFor(() => expect(dialog).toHaveBeenCalledOnce())
  return printedPages().map((page) => ({
    text: page.textContent,
    bars: within(page)
      .getAllByRole('img')
      .map((bars) => bars.getAttribute('aria-label')),
  }))
}

test('the printed list has the contingent and every member with ID, barcode and payment', async () => {
  const [page, ...rest] = await print(await openContingent(contingentLeader))
  expect(rest).toEqual([])
  expect(page?.text).toBe(
    `${NAME}Contingent ID 301, code MASK301Spring Fest. 3 members, 1 paid. Page 1 of 1` +
      'Contingent LeaderSF00011UnpaidContingent MemberSF00013UnpaidClassmate ThreeSF00023Paid',
  )
  expect(page?.bars).toEqual(
    ['301', 'SF00011', 'SF00013', 'SF00023'].map((id) => `Barcode of ${id}`),
  )
})

test('on a phone the sheet stays until the dialog is gone: the page is drawn after print() returns', async () => {
  const view = await openContingent(contingentLeader)
  await print(view)
  window.dispatchEvent(new Event('afterprint'))
  expect(printedPages()).toHaveLength(1)
  await view.user.click(press('Barcode'))
  await screen.findByRole('dialog')
  expect(printedPages()).toEqual([])
})

test.each([
  [1, 1],
  [13, 2],
  [60, 5],
])('a list of %d is printed twelve to a page, on %d numbered pages', async (count, pageCount) => {
  const list = Array.from({ length: count }, (_, index) => memberSent('Asha', `SF1${index}`))
  const pages = await print(await openList(list))
  expect(pages.map(({ text }) => /Page \d of \d/.exec(text)?.[0])).toEqual(
    Array.from({ length: pageCount }, (_, page) => `Page ${page + 1} of ${pageCount}`),
  )
  const bars = pages.flatMap((page) => page.bars.slice(1))
  expect(bars).toEqual(list.map(({ sfId }) => `Barcode of ${sfId}`))
  for (const page of pages) expect(page.bars.length).toBeLessThanOrEqual(13)
})

test('prints the cached list with its time when offline', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-01-23T18:40:00+05:30') })
  await openContingent(contingentLeader)
  festival.break(MEMBERS, 'offline')
  vi.setSystemTime(new Date('2025-01-24T09:00:00+05:30'))
  const view = renderApp('/contingent')
  await screen.findByText(/^As of|As of/)
  const [page] = await print(view)
  expect(page?.text).toContain('3 members, 1 paid. As of 23 Jan, 6:40 pm.Page 1 of 1')
})

/** Presses Save. Returns the name and the bytes of the download. */
async function saved({ user }: Awaited<ReturnType<typeof openContingent>>) {
  const { names, lastBytes } = catchDownloads()
  await user.click(press('Save as CSV'))
  return { name: names[0], bytes: await lastBytes() }
}

test('a spreadsheet opens the list with name, SF ID and payment, in any script', async () => {
  const view = await openList([
    memberSent('সৌমিত্র চট্টোপাধ্যায়', 'SF00012', true),
    memberSent('Iyer, "Venkat" K\nSecond line', 'SF00014'),
    memberSent('', 'SF00015'),
  ])
  const { name, bytes } = await saved(view)
  expect(name).toBe('Troupe-members.csv')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(parse(bytes, { bom: true })).toEqual([
    ['Name', 'SF ID', 'Paid'],
    ['সৌমিত্র চট্টোপাধ্যায়', 'SF00012', 'yes'],
    ['Iyer, "Venkat" K\nSecond line', 'SF00014', 'no'],
    ['', 'SF00015', 'no'],
  ])
})

test.each(['=1+1', '＝1', '\t=1'])(
  'a spreadsheet takes the name %j for text, not for a formula',
  async (text) => {
    const { bytes } = await saved(await openList([memberSent('Asha', text)]))
    const rows: string[][] = parse(bytes, { bom: true })
    expect(rows[1]?.[1]).toBe(`'${text.trim()}`)
  },
)

test.each([
  ['a/b: "c"?', 'a b c-members.csv'],
  ['', 'contingent-members.csv'],
  ['x'.repeat(300), `${'x'.repeat(50)}-members.csv`],
])('the file of the contingent %j has a name that any computer accepts', async (title, file) => {
  const { name } = await saved(await openList([memberSent('Asha', 'SF1')], title))
  expect(name).toBe(file)
})

const LINK = `${window.location.origin}/contingent`
const TEXT =
  'Not paid yet in Troupe (Spring Fest): Asha (SF00012), SF00014, Ravi. Please sign in and pay here:'
const unpaid = [
  memberSent('Asha Devi Sharma', 'SF00012'),
  memberSent('Paid Person', 'SF00013', true),
  memberSent('', 'SF00014'),
  memberSent('Ravi', ''),
]

test('a reminder names unpaid members, can be previewed, and opens the share sheet of a phone', async () => {
  const share = vi.fn(() => Promise.resolve())
  stubNavigator({ share })
  const { user, at } = await openList(unpaid)
  await user.click(press('Remind 3 unpaid'))
  const modal = within(await screen.findByRole('dialog', { name: 'Payment reminder' }))
  expect(modal.getByText(`${TEXT} ${LINK}`)).toBeInTheDocument()
  expect(share).not.toHaveBeenCalled()
  await user.click(modal.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Troupe', text: TEXT, url: LINK })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/contingent'))
  await waitFor(() => expect(press('Remind 3 unpaid')).toHaveFocus())
})

test('without a share sheet the reminder is copied, without an amount or the token', async () => {
  const { user } = await openList(unpaid)
  await user.click(press('Remind 3 unpaid'))
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  const text = await navigator.clipboard.readText()
  expect(text).toBe(`${TEXT}\n${LINK}`)
  expect(text).not.toMatch(/₹|INR|Rs|2389|token/i)
  expect(text).not.toContain(festival.sessionOf(contingentLeader).token)
})

test('when all have paid, the button says that there is nobody to remind', async () => {
  await openContingent(paidContingentLeader, '/contingent?open=remind')
  expect(press('Nobody to remind')).toBeDisabled()
  expect(press('Print list')).toBeEnabled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a member sees none of this, not even by its address', async () => {
  await openContingent(contingentMember, '/contingent?open=remind')
  expect(screen.queryByRole('group', { name: 'Use this list' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an empty list, or one that failed to load, cannot be printed, and the page says why', async () => {
  await openContingent(contingentLeader)
  expect(screen.getByRole('group', { name: 'Use this list' })).toBeInTheDocument()
  await openList([])
  expect(await screen.findByText('The list of members is empty.')).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Use this list' })).not.toBeInTheDocument()
  localStorage.clear()
  festival.break(MEMBERS, 'offline')
  renderApp('/contingent?open=remind', { as: contingentLeader })
  expect(await screen.findByText('Your contingent did not load')).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Use this list' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
