import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { isRefused, NETWORK_ISSUE, type Row, type Trial } from '../row'
import { alerts, fill, press, findMessage, valueOf } from '../screen'
import { HAS_NOT_ARRIVED } from '../../lostResponse'

const REGISTERED = '/api/user/registered_events'
const { student, teamLeader, paidStudent } = people
const at = '/dashboard?open=events'

const openForm = () => press('Register for Two For A Tango')

async function openTeams() {
  renderApp(at, { as: teamLeader })
  await screen.findByLabelText('SF ID')
}

const expectTeamUnchanged = () => expect(screen.getByText('4 / 5 members')).toBeInTheDocument()

/** Opens the confirmation about the first team, and again after a response. */
function question(label: string) {
  const openQuestion = () => screen.getAllByLabelText(label)[0]?.click()
  return {
    at,
    async open() {
      await openTeams()
      act(openQuestion)
    },
    expectInputKept: expectTeamUnchanged,
    reopen: (trial: Trial) => isRefused(trial) && act(openQuestion),
    failed: 'Network issue',
    unconfirmed: HAS_NOT_ARRIVED,
    sessionCodes: [-5],
  }
}

export const events: Row[] = [
  {
    path: '/api/event',
    async open() {
      localStorage.removeItem('events')
      festival.break('/api/event', 'offline')
      renderApp('/events')
      await findMessage('Try again')
    },
    press: 'Try again',
    at: '/events',
    expectInputKept: () => expect(screen.getByText('Humour Fest')).toBeInTheDocument(),
    messages: () => alerts('The list of events did not load'),
    failed: NETWORK_ISSUE,
    codes: { 1: null },
  },
  {
    path: '/api/event/register',
    async open() {
      renderApp('/events/subevents/Dance', { as: paidStudent })
      await screen.findAllByText('Two For A Tango')
      openForm()
      fill('SF ID', 'SF00024')
      fill('Email', 'classmate.four@festival.test')
    },
    press: 'Register',
    at: '/events/subevents/Dance?event=5-register',
    closedAt: '/events/subevents/Dance',
    expectInputKept() {
      expect(valueOf('SF ID')).toBe('SF00024')
      expect(valueOf('Email')).toBe('classmate.four@festival.test')
    },
    failed: 'network issue',
    unconfirmed: HAS_NOT_ARRIVED,
    sessionCodes: [-2],
    codes: { [-5]: null },
    applied: 'Registered',
    reopen(trial) {
      if (!isRefused(trial)) return
      openForm()
      expect(valueOf('SF ID')).toBe('')
      press('Bring back the last team')
    },
  },
  {
    path: REGISTERED,
    isRepresentative: true,
    async open() {
      festival.break(REGISTERED, 'offline')
      renderApp(at, { as: student })
      await findMessage('Try again')
    },
    press: 'Try again',
    at,
    expectInputKept: () => expect(screen.getByText(student.name)).toBeInTheDocument(),
    messages: () => alerts('Your events did not load'),
    failed: NETWORK_ISSUE,
    sessionCodes: [-5],
    codes: { 2: null },
  },
  {
    path: '/api/event/deregister/member',
    ...question('Remove Classmate One'),
    press: 'Remove member',
    codes: { [-3]: null },
    applied: 'Classmate One removed from your team for India Calling',
  },
  {
    path: '/api/event/deregister/team',
    ...question('Deregister team from India Calling'),
    press: 'Deregister team',
    codes: { [-8]: null },
    applied: 'Your team is deregistered from India Calling',
  },
  {
    path: '/api/event/addMember',
    async open() {
      await openTeams()
      fill('SF ID', 'SF00024')
      fill('Email', 'classmate.four@festival.test')
    },
    press: 'Add',
    at,
    expectInputKept() {
      expectTeamUnchanged()
      expect(valueOf('SF ID')).toBe('SF00024')
      expect(valueOf('Email')).toBe('classmate.four@festival.test')
    },
    failed: 'Network issue',
    unconfirmed: HAS_NOT_ARRIVED,
    sessionCodes: [],
    codes: {
      [-6]: null,
      [-8]: "You are not the leader so you can't add a member",
    },
    applied: 'SF00024 added to your team for India Calling',
  },
]
