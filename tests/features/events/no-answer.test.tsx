import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { NOT_KNOWN, sendInVain } from '../../noAnswer'
import { classmate, dialogIsGone, openRegistration, teamsIn } from './openRegistration'

const REGISTER = '/api/event/register'
const LIST = '/api/user/registered_events'
const leader = people.paidStudent
const four = classmate(4)

/** A team of two, sent, and 15 s without an answer. */
async function registerInVain(fault: Fault, list?: Fault) {
  const modal = await openRegistration(leader, 'Dance', 'Two For A Tango')
  await modal.fill(2, four.sfId, four.email)
  festival.break(REGISTER, fault)
  if (list) festival.break(LIST, list)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await sendInVain(REGISTER, modal.send)
  return modal
}

test('a registration that arrives without an answer is said, and the modal closes', async () => {
  await registerInVain('arrives-then-silent')
  expect(await screen.findByText('Registered', { selector: '#toasts *' })).toBeInTheDocument()
  await dialogIsGone('Two For A Tango')
  expect(teamsIn(5)).toContainEqual([leader.id, four.id])
})

test('one of which nothing can be read is said to be unknown, and keeps everything typed', async () => {
  const { row } = await registerInVain('arrives-then-silent', 'offline')
  expect(await screen.findByText(NOT_KNOWN)).toBeInTheDocument()
  expect(row(2).getByLabelText('SF id')).toHaveValue(four.sfId)
})
