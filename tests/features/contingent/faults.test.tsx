import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { breakdowns, limits } from '../../noAnswer'
import { renderApp } from '../../renderApp'
import { ADD, acts, writes } from './acts'
import { errors, NAME, openTroupe } from './openContingent'

const { contingentLeader, contingentMember, expired } = people

const silent: [name: string, Fault][] = [
  ['no connection', 'offline'],
  ['HTML instead of JSON', 'html'],
  ['an empty answer', 'empty'],
  ['half an answer', 'broken-json'],
  ['HTTP 503 without a body', { status: 503 }],
]

const spoken: [name: string, Fault, words: string][] = [
  ['code 2', { code: 2, message: 'Already in one' }, 'Already in one'],
  ['code 3', { code: 3, message: 'Enter valid SF Ids' }, 'Enter valid SF Ids'],
  ['code 4', { code: 4, message: 'Is in a contingent' }, 'Is in a contingent'],
  ['code -1', { code: -1, message: 'Come back later' }, 'Come back later'],
  ['code -5', { code: -5, message: 'Not now' }, 'Not now'],
  ...limits,
  ['an unknown code', { code: 77, message: 'Come tomorrow' }, 'Come tomorrow'],
  ['HTTP 400', { status: 400, body: { code: -7, message: 'Not valid' } }, 'Not valid'],
  ['HTTP 429', { status: 429, body: { message: 'Too many requests' } }, 'Too many requests'],
]

const ended: [name: string, Fault][] = [
  ['Unauthorized', { code: 2, message: 'Unauthorized' }],
  ['a lost token', { code: 1, message: 'Token Not Recieved' }],
  ['HTTP 401', { status: 401, body: { code: 3, message: 'No' } }],
]

const LIST = '/api/contingent/getMembers'
const writesWith = <Row extends unknown[]>(rows: Row[]) =>
  writes.flatMap((path) => rows.map((row) => [path, ...row] as const))

/** `null` is the act's own text. */
const undecided: [name: string, Fault, words: string | null][] = [
  ...silent.map(([name, fault]): [string, Fault, null] => [name, fault, null]),
  ...breakdowns,
]

test.each(writesWith(undecided))(
  '%s with %s keeps everything and can be sent again',
  async (path, _name, fault, words) => {
    const { prepare, send, kept, done, offline } = acts[path]
    const { user } = await prepare()
    festival.break(path, fault)
    await send(user)
    await waitFor(() => expect(errors()).toEqual([words ?? offline]))
    kept()
    expect(done()).toBe(false)
    expect(localStorage.getItem('userData')).not.toBeNull()
    festival.mend()
    await send(user)
    await waitFor(() => expect(done()).toBe(true))
  },
)

test.each(writesWith(spoken))(
  '%s with %s shows what the server says',
  async (path, _name, fault, words) => {
    const { prepare, send, kept, done } = acts[path]
    const { user, at } = await prepare()
    festival.break(path, fault)
    await send(user)
    await waitFor(() => expect(errors()).toEqual([words]))
    kept()
    expect(done()).toBe(false)
    expect(at()).toContain('/contingent')
    expect(localStorage.getItem('userData')).not.toBeNull()
  },
)

test.each(writesWith(ended))('%s with %s ends the session, once', async (path, _name, fault) => {
  const { prepare, send } = acts[path]
  const { user, at } = await prepare()
  festival.break(path, fault)
  await send(user)
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toEqual(['Login Again to continue']))
  expect(localStorage.getItem('userData')).toBeNull()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a session that ends while rows are typed keeps them for the next', async () => {
  const { user, at } = await acts[ADD].prepare()
  festival.expire(contingentLeader)
  await acts[ADD].send(user)
  await waitFor(() => expect(at()).toBe('/signin'))
  festival.change(({ accounts }) => {
    for (const account of accounts) account.expired = false
  })
  await openTroupe(contingentLeader, '/contingent?open=add')
  expect(await screen.findByRole('textbox', { name: 'SF-ID' })).toHaveValue('SF00024')
})

test.each<[string, Fault, string]>([
  ...silent.map(([name, fault]): [string, Fault, string] => [
    name,
    fault,
    'Network issue. Check your connection and try again.',
  ]),
  // On the list these have meanings of their own.
  ...spoken.filter(([name]) => !['code 2', 'code -1', 'code -5'].includes(name)),
  ['no contingent in it', { code: 0 }, 'Network issue. Check your connection and try again.'],
])(
  'the list with %s is no proof of being in none: it is said, and trying again brings it',
  async (_name, fault, words) => {
    festival.break(LIST, fault)
    const { user } = renderApp('/contingent', { as: contingentMember })
    const problem = within(await screen.findByRole('alert'))
    expect(problem.getByText('Your contingent did not load')).toBeInTheDocument()
    expect(problem.getByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
    festival.mend()
    await user.click(problem.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeInTheDocument()
  },
)

test('the list with code 2 means that one is in none', async () => {
  festival.break(LIST, { code: 2, message: 'Not found' })
  renderApp('/contingent', { as: contingentMember })
  expect(await screen.findByRole('tab', { name: 'Join a contigent' })).toBeInTheDocument()
  expect(errors()).toEqual([])
})

test('trying in vain keeps the words, the button and the focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(LIST, 'offline')
  const { user } = renderApp('/contingent', { as: contingentMember })
  await screen.findByText('Your contingent did not load')
  festival.break(LIST, 'time-out')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Loading...' })).toHaveFocus()
  await act(() => vi.advanceTimersByTimeAsync(15_500))
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
})

test.each<[string, Fault]>([['-1', { code: -1, message: 'Come back later' }], ...ended])(
  'the list with %s ends the session, once',
  async (_name, fault) => {
    festival.break(LIST, fault)
    const { at } = renderApp('/contingent', { as: contingentMember })
    await waitFor(() => expect(at()).toBe('/signin'))
    await waitFor(() => expect(errors()).toEqual(['Login Again to continue']))
    expect(localStorage.getItem('userData')).toBeNull()
  },
)

test('a session that had ended before asks to sign in again', async () => {
  const { at } = renderApp('/contingent', { as: expired })
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toEqual(['Login Again to continue']))
})
