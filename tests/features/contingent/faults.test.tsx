import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { ADD, acts } from './acts'
import { errors, openContingent } from './openContingent'

const { contingentLeader, contingentMember, expired } = people

const LIST = '/api/contingent/getMembers'

test('a session that ends while rows are typed keeps them for the next', async () => {
  const { user, at } = await acts[ADD].prepare()
  festival.expire(contingentLeader)
  await acts[ADD].send(user)
  await waitFor(() => expect(at()).toBe('/signin'))
  festival.change(({ accounts }) => {
    for (const account of accounts) account.expired = false
  })
  await openContingent(contingentLeader, '/contingent?open=add')
  expect(await screen.findByRole('textbox', { name: 'SF-ID' })).toHaveValue('SF00024')
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

test('a session that had ended before asks to sign in again', async () => {
  const { at } = renderApp('/contingent', { as: expired })
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toEqual(['Login Again to continue']))
})
