import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import { contingentContacts } from '@/content/contacts'
import { press, type } from '../features/auth/authActions'
import { NAME } from '../features/contingent/openContingent'
import { renderApp } from '../renderApp'
import { untilTestEnds } from '../untilTestEnds'
import { setViewport } from '../viewport'

const { student, paidStudent, teamLeader, teamMember, contingentLeader, contingentMember } = people
const HALL = 'Sample Hall, Room 65'
const COMPLAINT = 'Wrong college on row 2.'
const EVENTS = '/dashboard?open=events'
const ADD = [['SF ID', 'SF00024'], ['Email', 'somebody@festival.test'], 'Add'] as const

/** A button to press, a field to fill, or a text to wait for. */
type Step = string | readonly [label: string, text: string] | RegExp

/** An address, what is shown there, to whom, and how it comes to be shown. */
type View = [path: string, value: string, as: Person | undefined, ...steps: Step[]]

const views: View[] = [
  ['/dashboard', student.name, student],
  ['/dashboard', student.sfId, student],
  ['/dashboard?open=profile', student.email, student],
  ['/dashboard?open=profile', student.mobile, student],
  ['/dashboard?open=profile', HALL, paidStudent],
  ['/dashboard?open=barcode', student.sfId, student, /Your BarCode/],
  ['/dashboard?open=issue', COMPLAINT, student],
  [
    '/dashboard?open=issue',
    COMPLAINT,
    student,
    `Cancel: Registration Issue, ${COMPLAINT}`,
    /It moves to Closed/,
  ],
  [EVENTS, 'Classmate One', teamLeader],
  [EVENTS, 'SF00021', teamLeader],
  [EVENTS, teamMember.name, teamLeader, /is already in your team/],
  [EVENTS, teamLeader.name, teamMember, /leads this team/],
  [EVENTS, 'Classmate One', teamLeader, 'Remove Classmate One', /will lose the place/],
  [EVENTS, teamMember.name, teamLeader, 'Deregister team from Dumb C', /lose their place/],
  [
    EVENTS,
    'Classmate One',
    teamLeader,
    'Remove Classmate One',
    'Remove member',
    /removed from your team/,
  ],
  [EVENTS, 'SF00024', teamLeader, ...ADD, /added to your team/],
  [
    EVENTS,
    'Roll number 7',
    teamLeader,
    'Paste a list',
    ['List of members', 'Roll number 7'],
    ...ADD,
    /Left out/,
  ],
  ['/contingent', NAME, contingentMember],
  ['/contingent', '301', contingentMember],
  ['/contingent', 'MASK301', contingentMember],
  ['/contingent', contingentLeader.name, contingentMember],
  ['/contingent', contingentLeader.sfId, contingentMember],
  ['/contingent', NAME, contingentMember, 'Leave Contingent', /You will lose your place/],
  ['/contingent', NAME, contingentLeader, 'Delete Contingent', /will be deleted/],
  ['/contingent', 'code: MASK301', contingentLeader, 'Copy invitation'],
  ['/contingent', contingentMember.sfId, contingentLeader, 'Print list', /Page 1 of 1/],
  ['/contingent?open=barcode', '301', contingentMember, /Contingent ID/],
  ...contingentContacts.map(({ phone }): View => ['/contingent?open=help', phone, student]),
  ['/contingent?open=remind', contingentLeader.sfId, contingentLeader, /Not paid yet/],
  ['/events?q=zebra', 'zebra', undefined],
  ['/events/subevents/Circus', 'Circus', undefined],
  ['/events/subevents/Dance?event=5-register', student.sfId, student],
  ['/events/subevents/Dance?event=5-register', student.email, student],
  [
    '/events/subevents/Dance?event=5-register',
    'Classmate One',
    teamLeader,
    'Classmate One SF00021',
    /added as member 2/,
  ],
  [
    '/events/subevents/Dance?event=5-register',
    'SF00024',
    student,
    ['SF ID', 'SF00024'],
    'Remove member 2',
    /^removed/,
  ],
  ['/leaderboard/witch', student.name, student, /You play as/],
  ['/leaderboard/witch', 'Encore', undefined],
  [
    '/leaderboard/witch',
    'Encroe',
    undefined,
    ['Your name in the game', 'Encroe'],
    'Show my row',
    /Nobody called/,
  ],
  [
    '/signin',
    student.name,
    undefined,
    ['Email', student.email],
    ['Password', student.password],
    'Sign In',
    /Signed in as/,
  ],
  [
    '/signin',
    'somebody@gmail.com',
    undefined,
    ['Email', 'somebody@gmail.con'],
    ['Password', student.password],
  ],
  [
    '/forgot-password',
    'somebody@gmail.con',
    undefined,
    ['Email', 'somebody@gmail.con'],
    'Send OTP',
    /An OTP is on its way/,
    /We sent a 6-digit code/,
  ],
  [
    '/forgot-password',
    'somebody@gmail.com',
    undefined,
    ['Email', 'somebody@gmail.con'],
    'Send OTP',
    /Did you mean/,
  ],
]

beforeEach(() => {
  // The server has no words of its own, and the browser does not allow copying: both show the value in a toast.
  const body = { code: 0, message: null }
  for (const path of [
    '/api/user/forgotPassword/requestOtp',
    '/api/event/deregister/member',
    '/api/event/addMember',
  ] as const)
    festival.break(path, { status: 200, body })
  untilTestEnds(vi.spyOn(window, 'print')).mockReturnValue()
})

test.each(views)('at %s a browser does not translate “%s”', async (path, value, as, ...steps) => {
  const { user } = renderApp(path, { ...(as && { as }) })
  untilTestEnds(vi.spyOn(navigator.clipboard, 'writeText')).mockRejectedValue(new Error('No'))
  for (const step of steps) {
    if (step instanceof RegExp) await screen.findAllByText(step)
    else if (typeof step === 'string') await pressFirst(user, step)
    else await type(user, ...step)
  }
  await expectKept(value)
})

test('a contingent that is gone is named as it is called', async () => {
  const { user } = renderApp('/contingent', { as: contingentMember })
  await press(user, 'Leave Contingent')
  const question = within(await screen.findByRole('alertdialog'))
  festival.change((state) => void (state.contingents = []))
  await user.click(question.getByRole('button', { name: 'Leave Contingent' }))
  await screen.findByText(/You are no longer in/)
  await expectKept(NAME)
})

test.each([student.name, student.sfId])('a pass on the sign-in page says “%s”', async (value) => {
  setViewport(390, { touch: true })
  const { name, sfId } = student
  localStorage.setItem('last-pass', JSON.stringify({ name, sfId, at: Date.now() }))
  renderApp('/signin')
  await screen.findByText('Your pass on this phone')
  await expectKept(value)
})

/** Two teams may have a button of that name. */
async function pressFirst(user: UserEvent, name: string) {
  const [button] = await screen.findAllByRole('button', { name })
  if (button) await user.click(button)
}

/** Each text with the value is in an element that a browser does not translate. */
async function expectKept(value: string) {
  await waitFor(() => expect(textsWith(value)).not.toEqual([]))
  for (const element of textsWith(value)) expect(element.closest('[translate="no"]')).not.toBeNull()
}

function textsWith(value: string): Element[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Element[] = []
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const isSeen = parentElement && !parentElement.closest('title, textarea')
    if (isSeen && textContent?.includes(value)) found.push(parentElement)
  }
  return found
}
