import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import { type } from '../features/auth/authActions'
import { NAME } from '../features/contingent/openContingent'
import { renderApp } from '../renderApp'
import { setViewport } from '../viewport'

const { student, teamLeader, teamMember, contingentLeader, contingentMember } = people
const COMPLAINT = 'Wrong college on row 2.'
const EVENTS = '/dashboard?open=events'
const DANCE = '/events/subevents/Dance?event=5-register'
const WITCH = '/leaderboard/witch'
const LIST = ['List of members', 'Roll number 7'] as const
const GAME_NAME = ['Your name in the game', 'Encroe'] as const
const EMAIL = ['Email', student.email] as const
const SLIP = ['Email', 'somebody@gmail.con'] as const
const PASSWORD = ['Password', student.password] as const
const ADD = [['SF ID', 'SF00024'], ['Email', 'somebody@festival.test'], 'Add'] as const

/** A button to press, a field to fill, or a text to wait for. */
type Step = string | readonly [label: string, text: string] | RegExp

/** An address, what is shown there, to whom, and how it comes to be shown. */
type View = [path: string, value: string, as: Person | undefined, ...steps: Step[]]

const views: View[] = [
  ['/dashboard', student.sfId, student],
  ['/dashboard?open=profile', student.email, student],
  ['/dashboard?open=barcode', student.sfId, student, /Your BarCode/],
  ['/dashboard?open=issue', COMPLAINT, student],
  [EVENTS, 'Classmate One', teamLeader],
  [EVENTS, teamLeader.name, teamMember, /leads this team/],
  [EVENTS, 'Classmate One', teamLeader, 'Remove Classmate One', /will lose the place/],
  [EVENTS, 'SF00024', teamLeader, ...ADD, /added to your team/],
  [EVENTS, LIST[1], teamLeader, 'Paste a list', LIST, ...ADD, /Left out/],
  ['/contingent', 'CODE301', contingentMember],
  ['/contingent', contingentLeader.name, contingentMember],
  ['/contingent', NAME, contingentMember, 'Leave Contingent', /You will lose your place/],
  ['/contingent?open=barcode', '301', contingentMember, /Contingent ID/],
  ['/events?q=zebra', 'zebra', undefined],
  [DANCE, student.sfId, student],
  [DANCE, 'Classmate One', teamLeader, 'Classmate One SF00021', /added as member 2/],
  [WITCH, 'Encore', undefined],
  [WITCH, 'Encroe', undefined, GAME_NAME, 'Show my row', /Nobody called/],
  ['/signin', student.name, undefined, EMAIL, PASSWORD, 'Sign In', /Signed in as/],
  ['/signin', 'somebody@gmail.com', undefined, SLIP, PASSWORD],
  ['/forgot-password', SLIP[1], undefined, SLIP, 'Send OTP', /OTP is on its way/, /6-digit code/],
]

beforeEach(() => {
  // The server has no words of its own, so the value is in a toast.
  const body = { code: 0, message: null }
  for (const path of ['/api/user/forgotPassword/requestOtp', '/api/event/addMember'] as const)
    festival.break(path, { status: 200, body })
})

test.each(views)('at %s a browser does not translate “%s”', async (path, value, as, ...steps) => {
  const { user } = renderApp(path, { ...(as && { as }) })
  for (const step of steps) {
    if (step instanceof RegExp) await screen.findAllByText(step)
    else if (typeof step === 'string') await pressFirst(user, step)
    else await type(user, ...step)
  }
  await expectKept(value)
})

test('a pass on the sign-in page says the name', async () => {
  setViewport(390, { touch: true })
  const { name, sfId } = student
  localStorage.setItem('last-pass', JSON.stringify({ name, sfId, at: Date.now() }))
  renderApp('/signin')
  await screen.findByText('Your pass on this phone')
  await expectKept(name)
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
