import { screen, waitFor, within } from '@testing-library/react'
import { parse } from 'csv-parse/sync'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { viewerRoleOf } from '@/queries/contingentRules'
import {
  fill,
  memberRows,
  memberSent,
  NAME,
  openContingent,
  openList,
  printedPages,
} from './openContingent'
import { stubNavigator } from '../../stubNavigator'
import { catchDownloads } from '../downloads'

test('from nine members on, members are found by name and counted by payment (Spec §2)', async () => {
  fill(6)
  const { user } = await openContingent(people.contingentLeader)
  const bar = within(screen.getByRole('search', { name: 'Find members' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Everybody 9',
    'Paid 3',
    'Unpaid 6',
  ])
  await user.click(bar.getByRole('button', { name: 'Paid 3' }))
  expect(memberRows()).toHaveLength(3)
  await user.click(bar.getByRole('button', { name: 'Everybody 9' }))
  await user.type(bar.getByRole('searchbox'), 'sf 05004')
  expect(memberRows()).toEqual(['Extra 5004 SF05004 Paid'])
  expect(bar.getByRole('status')).toHaveTextContent('1 member shown')
  await user.type(bar.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('No member has that name.')).toBeInTheDocument()
})

const me = { id: '13', sfId: 'SF00013' }
const row = { id: '13', name: 'Me', sfId: 'SF00013', paymentStatus: false }

const contingent = {
  id: '301',
  contingent_name: 'Troupe',
  code: 'CODE301',
  leaderId: '11',
  contingent_payment_status: false,
  updatedMembersInfo: [{ ...row, id: '11', sfId: 'SF00011', paymentStatus: true }, row],
}

test.each([
  ['the id decides who leads', { ...contingent, leaderId: '13' }, me, true],
  [
    'an id missing in the session is taken from the own row, found by its SF-ID',
    { ...contingent, leaderId: '13' },
    { ...me, id: '', sfId: 'sf00013' },
    true,
  ],
  [
    'a person without id and SF-ID is not taken for a leader without them',
    { ...contingent, updatedMembersInfo: [{ ...row, id: '11', sfId: '' }] },
    { id: '', sfId: '' },
    false,
  ],
])('identifies the leader: %s (Spec §4, §6)', (_what, seen, viewer, isLeader) => {
  expect(viewerRoleOf(seen, viewer, undefined).isLeader).toBe(isLeader)
})

const { contingentLeader, contingentMember } = people
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
      .map((bars) => bars.getAttribute('alt')),
  }))
}

test('the printed list has the contingent and every member with ID, barcode and payment', async () => {
  const [page, ...rest] = await print(await openContingent(contingentLeader))
  expect(rest).toEqual([])
  expect(page?.text).toBe(
    `${NAME}Contingent ID 301, code CODE301Spring Fest. 3 members, 1 paid. Page 1 of 1` +
      'Contingent LeaderSF00011UnpaidContingent MemberSF00013UnpaidClassmate ThreeSF00023Paid',
  )
  expect(page?.bars).toEqual(
    ['301', 'SF00011', 'SF00013', 'SF00023'].map((id) => `Barcode of ${id}`),
  )
})

test('prints once the barcodes are decoded, and not before', async () => {
  const decodes: (() => void)[] = []
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(
    () => new Promise((resolve) => decodes.push(resolve)),
  )
  const dialog = vi.fn()
  vi.stubGlobal('print', dialog)
  const { user } = await openContingent(contingentLeader)
  await user.click(press('Print list'))
  await waitFor(() => expect(printedPages()).toHaveLength(1))
  expect(dialog).not.toHaveBeenCalled()
  for (const decode of decodes) decode()
  await waitFor(() => expect(dialog).toHaveBeenCalledOnce())
})

test('a spreadsheet opens the list with name, SF ID and payment, in any script, and no name as a formula', async () => {
  const { names, lastBytes } = catchDownloads()
  const { user } = await openList([
    memberSent('সৌমিত্র চট্টোপাধ্যায়', 'SF00012', true),
    memberSent('Iyer, "Venkat" K\nSecond line', 'SF00014'),
    memberSent('=1+1', 'SF00015'),
    memberSent('', 'SF00016'),
  ])
  await user.click(press('Save as CSV'))
  expect(names).toEqual(['Troupe-members.csv'])
  const bytes = await lastBytes()
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(parse(bytes, { bom: true })).toEqual([
    ['Name', 'SF ID', 'Paid'],
    ['সৌমিত্র চট্টোপাধ্যায়', 'SF00012', 'yes'],
    ['Iyer, "Venkat" K\nSecond line', 'SF00014', 'no'],
    ["'=1+1", 'SF00015', 'no'],
    ['', 'SF00016', 'no'],
  ])
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
  const { user } = await openList(unpaid)
  await user.click(press('Remind 3 unpaid'))
  const modal = within(await screen.findByRole('dialog', { name: 'Payment reminder' }))
  expect(modal.getByText(`${TEXT} ${LINK}`)).toBeInTheDocument()
  expect(share).not.toHaveBeenCalled()
  await user.click(modal.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Troupe', text: TEXT, url: LINK })
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

test('a member sees none of this, not even by its address', async () => {
  await openContingent(contingentMember, '/contingent?open=remind')
  expect(screen.queryByRole('group', { name: 'Use this list' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
