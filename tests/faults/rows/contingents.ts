import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { isRefused, NETWORK_ISSUE, type Row } from '../row'
import { alerts, fill, press, valueOf } from '../screen'
import { HAS_NOT_ARRIVED } from '../../lostResponse'

const { student, contingentLeader, contingentMember } = people
const NAME = 'Sample Institute Contingent'

const write = {
  failed: 'Network issue',
  unconfirmed: HAS_NOT_ARRIVED,
  sessionCodes: [],
  codes: { [-5]: null },
}

const isShown = () => expect(document.querySelector('h1')).toHaveTextContent(NAME)

async function openForms(tab: string) {
  renderApp('/contingent', { as: student })
  fireEvent.click(await screen.findByText(tab))
}

async function openAdd() {
  renderApp('/contingent?open=add', { as: contingentLeader })
  await waitFor(isShown)
}

export const contingents: Row[] = [
  {
    path: '/api/contingent/join',
    isRepresentative: true,
    async open() {
      await openForms('Join a contigent')
      fill('Contingent ID', '301')
      fill('Contingent code', 'CODE301')
    },
    press: 'Join',
    at: '/contingent',
    expectInputKept() {
      expect(valueOf('Contingent ID')).toBe('301')
      expect(valueOf('Contingent code')).toBe('CODE301')
    },
    ...write,
    applied: 'Joined',
  },
  {
    path: '/api/contingent',
    async open() {
      await openForms('Create a Contingent')
      fill('Contingent name', 'New')
    },
    press: 'Create',
    at: '/contingent',
    expectInputKept: () => expect(valueOf('Contingent name')).toBe('New'),
    ...write,
    applied: 'Contingent created',
  },
  {
    path: '/api/contingent/add',
    async open() {
      await openAdd()
      fill('SF ID', 'SF00024')
      fill('Email', 'classmate.four@festival.test')
    },
    press: 'Add Members',
    at: '/contingent?open=add',
    expectInputKept() {
      expect(valueOf('SF ID')).toBe('SF00024')
      expect(valueOf('Email')).toBe('classmate.four@festival.test')
    },
    ...write,
    applied: 'Members added',
  },
  {
    path: '/api/contingent/leave',
    // No address opens this confirmation, only the button.
    async open() {
      renderApp('/contingent', { as: contingentMember })
      await waitFor(isShown)
      press('Leave Contingent')
      await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).not.toBeNull())
    },
    press: 'Leave Contingent',
    at: '/contingent?open=leave-301',
    expectInputKept: isShown,
    ...write,
    failed: 'network Issue',
    applied: 'You left the contingent',
    closedAt: '/contingent',
    reopen: (trial) => isRefused(trial) && press('Leave Contingent'),
  },
  {
    path: '/api/contingent/getMembers',
    async open() {
      festival.break('/api/contingent/getMembers', 'offline')
      renderApp('/contingent', { as: contingentMember })
      await screen.findByText('Try again')
    },
    press: 'Try again',
    at: '/contingent',
    expectInputKept: () => expect(screen.queryByRole('tab')).not.toBeInTheDocument(),
    messages: () => alerts('Your contingent did not load'),
    failed: NETWORK_ISSUE,
    sessionCodes: [-1],
    codes: { 3: null },
  },
]
