import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { server } from '@mocks/node'
import { people, type Person } from '@mocks/people'
import { takeConsoleMessages } from '../../consoleMessages'
import { renderApp } from '../../renderApp'
import { OFFLINE } from './faults'

const { student, paidStudent } = people
const GET_USER = '/api/user/getUser'

async function openProfile(as?: Person) {
  const view = renderApp('/dashboard?open=profile', as ? { as } : {})
  const modal = await screen.findByRole('dialog', { name: 'Profile' })
  return { ...view, modal }
}

/** The fields as they are read, top down. */
function fields() {
  const text = (role: 'term' | 'definition') =>
    screen.getAllByRole(role).map((each) => each.textContent)
  const values = text('definition')
  return Object.fromEntries(text('term').map((name, index) => [name, values[index]]))
}

const complete = {
  NAME: 'Paid Student',
  EMAIL: 'paid.student@festival.test',
  'SF-ID': 'SF00008',
  MOBILE: '9000000008',
  CITY: 'Paschim Medinipur',
  COLLEGE: 'Sample Institute of Masks',
  GENDER: 'Male',
  'PAYMENT STATUS': 'Paid',
  'HALL ALLOTTED': 'Sample Hall, Room 65',
}

test('the nine fields of somebody who has paid', async () => {
  const { modal } = await openProfile(paidStudent)
  await waitFor(() => expect(fields()).toEqual(complete))
  expect(Object.keys(fields())).toEqual(Object.keys(complete))
  expect(within(modal).queryByRole('textbox')).not.toBeInTheDocument()
})

test('somebody who has not paid and has no hall', async () => {
  await openProfile(student)
  await waitFor(() =>
    expect(fields()).toMatchObject({ 'PAYMENT STATUS': 'Not Paid', 'HALL ALLOTTED': 'NA' }),
  )
})

function answer(record: Record<string, unknown>, beside: Record<string, unknown> = {}) {
  server.use(
    http.post(`*${GET_USER}`, () =>
      HttpResponse.json({
        code: 0,
        message: 'ok',
        data: { sfId: 'SF00007', ...record },
        ...beside,
      }),
    ),
  )
}

async function readingOf(record: Record<string, unknown>, beside?: Record<string, unknown>) {
  answer(record, beside)
  await openProfile(student)
  await waitFor(() => expect(fields()['PAYMENT STATUS']).not.toBe('Loading...'))
  return fields()
}

test.each([1, '1', true, 'true'])('a payment status of %j is Paid', async (payment_status) => {
  expect((await readingOf({ payment_status }))['PAYMENT STATUS']).toBe('Paid')
})

test.each([0, '0', false, 'false', null, undefined, 'maybe'])(
  'a payment status of %j is Not Paid',
  async (payment_status) => {
    expect((await readingOf({ payment_status }))['PAYMENT STATUS']).toBe('Not Paid')
  },
)

test.each([
  ['beside the record', {}, { hallAlloted: 'Azad' }, 'Azad'],
  ['in the record', { hallAlloted: 'Azad' }, {}, 'Azad'],
  ['in another spelling', { hall_alloted: 'Azad' }, {}, 'Azad'],
  ['empty beside, told inside', { hall_alloted: 'Azad' }, { hallAlloted: '' }, 'Azad'],
  ['a number', {}, { hallAlloted: 7 }, '7'],
  ['empty', {}, { hallAlloted: '  ' }, 'NA'],
  ['null', { hallAlloted: null }, { hallAlloted: null }, 'NA'],
])('a hall %s', async (_where, record, beside, shown) => {
  expect((await readingOf(record, beside))['HALL ALLOTTED']).toBe(shown)
})

test('what the sign-in told stands there while the rest is on its way', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(GET_USER, 'slow')
  await openProfile(paidStudent)
  expect(fields()).toEqual({
    ...complete,
    'PAYMENT STATUS': 'Loading...',
    'HALL ALLOTTED': 'Loading...',
  })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(fields()).toEqual(complete))
})

test('a stored person with missing fields is completed by the answer, and gaps are named', async () => {
  const { token, user } = festival.sessionOf(paidStudent)
  const bare = { token, user: { sfId: user.sfId } }
  localStorage.setItem('userData', JSON.stringify(bare))
  await openProfile()
  expect(fields()).toMatchObject({ NAME: 'Not given', EMAIL: 'Not given', 'SF-ID': 'SF00008' })
  await waitFor(() => expect(fields()).toEqual(complete))
})

test('each opening asks again, and shows what has changed', async () => {
  const { user } = renderApp('/dashboard', { as: student })
  const portrait = await screen.findByRole('button', { name: 'Open your profile' })
  await waitFor(() => expect(festival.calls(GET_USER)).toHaveLength(1))
  festival.change(({ accounts }) => {
    for (const account of accounts) if (account.id === student.id) account.payment_status = 1
  })
  await user.click(portrait)
  await waitFor(() => expect(fields()['PAYMENT STATUS']).toBe('Paid'))
  expect(festival.calls(GET_USER)).toHaveLength(2)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(portrait).toHaveFocus())
})

test('a profile that does not come keeps what is known, and comes with another try', async () => {
  festival.break(GET_USER, 'offline')
  const { user, modal, at } = await openProfile(paidStudent)
  expect(await within(modal).findByText('Not everything could be loaded.')).toBeInTheDocument()
  expect(within(modal).getByText(OFFLINE, { exact: false })).toBeInTheDocument()
  expect(fields()).toMatchObject({ NAME: 'Paid Student', 'PAYMENT STATUS': 'Not known' })
  await waitFor(() =>
    expect(takeConsoleMessages().join()).toContain('Error fetching payment status'),
  )
  festival.mend()
  await user.click(within(modal).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(fields()).toEqual(complete))
  expect(within(modal).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(at()).toBe('/dashboard?open=profile')
})
