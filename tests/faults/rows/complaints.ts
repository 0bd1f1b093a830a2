import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { isRefused, NETWORK_ISSUE, type Row } from '../row'
import { alerts, fill, press, findMessage, valueOf } from '../screen'
import { HAS_NOT_ARRIVED } from '../../lostResponse'

const FETCH = '/api/user/complaints/fetchComplaints'
const at = '/dashboard?open=issue'
const CANCEL = 'Cancel: Registration Issue, My team does not show after registering.'

async function openIssue() {
  renderApp(at, { as: people.student })
  await findMessage('Current (3)')
}

const expectListUnchanged = () => expect(screen.getByText('Current (3)')).toBeInTheDocument()

export const complaints: Row[] = [
  {
    path: '/api/user/complaints/submitComplaints',
    async open() {
      await openIssue()
      fill('Issue Type', 'Registration Issue')
      fill('Issue', 'My row')
    },
    press: 'Submit',
    at,
    expectInputKept() {
      expectListUnchanged()
      expect(valueOf('Issue Type')).toBe('Registration Issue')
      expect(valueOf('Issue')).toBe('My row')
    },
    failed: 'Network issue',
    unconfirmed: HAS_NOT_ARRIVED,
    warning: (code) => `Code ${code}`,
    sessionCodes: [-5],
    codes: { [-3]: null },
    applied: 'Complaint submitted',
  },
  {
    path: '/api/user/complaints/cancelComplaints',
    async open() {
      await openIssue()
      press(CANCEL)
    },
    press: 'Cancel complaint',
    at,
    expectInputKept: expectListUnchanged,
    failed: 'Network issue',
    unconfirmed: HAS_NOT_ARRIVED,
    sessionCodes: [-5],
    codes: { 3: null },
    applied: 'Complaint cancelled',
    reopen: (trial) => isRefused(trial) && press(CANCEL),
  },
  {
    path: FETCH,
    async open() {
      festival.break(FETCH, 'offline')
      renderApp(at, { as: people.student })
      await findMessage('Try again')
      fill('Issue', 'My row')
    },
    press: 'Try again',
    at,
    expectInputKept: () => expect(valueOf('Issue')).toBe('My row'),
    messages: () => alerts('Your complaints did not load'),
    failed: NETWORK_ISSUE,
    sessionCodes: [-5],
    codes: { 2: null },
  },
]
