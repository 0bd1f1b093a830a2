import { edition } from '@/content/edition'
import { securityQuestions } from '@/content/securityQuestions'
import { moments } from '../clock'
import type { Fault } from '../faults'
import type { Path } from '../paths'
import { classmates, PASSWORD, people } from '../people'
import { isScenario, type ScenarioName } from '../scenarios'

export type Step =
  | [how: 'fill', label: string, text: string]
  /** A button, a tab or a link, by its name. */
  | [how: 'press', name: string]
  /** The first choice of a group, by the group's name. */
  | [how: 'choose', group: string]
  /** Moves the clock forward by milliseconds. */
  | [how: 'later', ms: number]

/** A state or a message of the specification, and the steps that lead to it. */
export type Case = {
  /** The text that the page then shows, as in the table. */
  seen: string
  /** The same text as a case-sensitive pattern: the specification writes "Network issue" in three ways. */
  shows: RegExp
  /** A text that the page must not show then. */
  hides?: string | undefined
  scenario: ScenarioName
  path: string
  fault?: [Path, Fault]
  /** The third-party sign-in returns no account. */
  hasNoAccount?: boolean
  hasCart?: boolean
  steps: Step[]
  /** A button that only a person may press. It opens a new tab, which browsers refuse to a script. */
  thenPress?: string
  isForPhones?: boolean
}

/** Steps that several cases share. */
const sets: Record<string, string> = {
  signIn: `fill Email: ${people.student.email}; fill Password: ${PASSWORD}; press Sign In`,
  signUp: `fill Name: Sample Newcomer; fill Email: newcomer@festival.test; fill Mobile: 9000000001
    fill Date of birth: 31/12/2000; fill Gender: F; fill College: Sample Institute of Arts
    fill Year of passing: ${edition.yearsOfPassing[0]}; fill State: West Bengal; fill City: Paschim Medinipur
    fill Password: ${PASSWORD}; fill Confirm password: ${PASSWORD}; fill Security question: ${securityQuestions[0]}
    fill Security answer: A sample answer; press I am not a robot; press Sign Up`,
  requestOtp: `fill Email: ${people.student.email}; press Send OTP`,
  typeOtp: `fill OTP: 000001; fill New password: ${PASSWORD}`,
  complain: 'fill Issue Type: Registration Issue; fill Issue: A sample issue; press Submit',
  pay: 'choose Check-in date; choose Check-out date; fill Emergency number: 9000000001',
  register: 'press Register',
  join: 'fill Contingent ID: 301; fill Contingent code: CODE301; press Join',
  create: 'press Create a Contingent; fill Contingent name: New contingent; press Create',
  mate: `fill SF ID: ${classmates[3]?.sfId}; fill Email: ${classmates[3]?.email}`,
  leave: 'press Leave Contingent; press Leave Contingent',
  remove: 'press Delete Contingent; press Delete Contingent',
}

/** The states and transitions of Spec §4. Columns: name, scenario, address, faults and actions, and the shown text. */
const STATES = `
signed-in | student | /dashboard | - | SF00007
signed-out | student | /dashboard | press Logout | Logged out successfully
not-paid | student | /dashboard?open=profile | - | Not Paid
paid | paid-student | /dashboard?open=profile | - | exactly Paid / not Not Paid
paid-on-home | paid-student | / | - | PAID
sign-in-busy | visitor | /signin | /api/user/login time-out; signIn | Signing In...
sign-up-busy | visitor | /signup | /api/user/register_user time-out; signUp | Signing Up...
otp-sent | visitor | /forgot-password | requestOtp | OTP expires in
otp-wrong | visitor | /forgot-password | requestOtp; typeOtp; press Submit | Invalid OTP. Please request a new OTP.
otp-busy | visitor | /forgot-password | /api/user/forgotPassword/requestOtp time-out; requestOtp | Submitting...
complaints-current | student | /dashboard?open=issue | - | In Progress
complaints-closed | student | /dashboard?open=issue | press Closed | Not needed any more.
complaints-resolved | student | /dashboard?open=issue | press Resolved | You can register again at any time.
complaint-busy | student | /dashboard?open=issue | /api/user/complaints/submitComplaints time-out; complain | Submitting...
cancel-busy | student | /dashboard?open=issue | /api/user/complaints/cancelComplaints time-out; press Cancel; press Cancel complaint | Cancelling...
deregister-busy | student | /dashboard?open=events | /api/event/deregister/member time-out; press Deregister; press Deregister | Deregistering...
payment-form | student | /?pay=individual | - | Make Payment
payment-busy | student | /?pay=individual | pay; then Make Payment | Initiating....
register-modal | student | /events/subevents/Dance?event=5-register | - | Member 2
register-busy | paid-student | /events/subevents/Dance?event=2-register | /api/event/register time-out; register | Submitting...
registered | paid-student | /events/subevents/Dance?event=2-register | register | Registered successfully
no-contingent | student | /contingent | - | Join a contigent
contingent-member | contingent-member | /contingent | - | Leave Contingent
contingent-leader | contingent-leader | /contingent | - | Add Members
contingent-paid | paid-contingent | /contingent | - | Delete Contingent / not Add Members
add-busy | contingent-leader | /contingent?open=add | /api/contingent/add time-out; mate; press Add Members | Adding...
team-add-busy | team-leader | /dashboard?open=events | /api/event/addMember time-out; mate; press Add | Adding...
team-full | team-leader | /dashboard?open=events | - | The team is full.
cart-empty | visitor | /cart | - | Your cart is empty
cart-filled | student | /cart | cart | Size M
cart-added | student | /merchandise?item=1 | press M; press Add to cart | Added to cart
cart-updated | student | /merchandise?item=1 | cart; press M; press Add to cart | Updated cart
cart-more | student | /cart | cart; press Increase | exactly 2
cart-removed | student | /cart | cart; press Remove | was removed from your cart
home-delivery | student | /cart | cart; press Home delivery | Accept terms and conditions
delivery-accepted | student | /cart | cart; press Home delivery; press I accept the terms and conditions | Pay Now / not Accept terms and conditions
gallery-enlarged | visitor | /gallery?picture=3 | - | 3 of
menu-more | visitor | /faqs | phone; press Menu; press More | Previous
schedule-first-evening | visitor | /schedule?now=${moments['first evening']} | - | On now: Anubhav Night
schedule-after-midnight | visitor | /schedule?now=${moments['after midnight']} | - | On now:
schedule-year-after | visitor | /schedule?now=${moments['the year after']} | - | Inauguration / not On now
`

/** The error catalogue of Spec §8. */
const MESSAGES = `
sign-in-network | visitor | /signin | /api/user/login offline; signIn | Something went wrong. Please try again later.
third-party-network | visitor | /signin | /api/user/login/google offline; press Log in with Google | Google Sign-In failed. Please try again later
third-party-widget | visitor | /signin | noAccount; press Log in with Google | Google Sign-In was unsuccessful. Please try again
sign-up-network | visitor | /signup | /api/user/register_user offline; signUp | Please try again
otp-network | visitor | /forgot-password | /api/user/forgotPassword/requestOtp offline; requestOtp | Something went wrong. Please try again.
new-password-network | visitor | /forgot-password | /api/user/forgotPassword/verifyOtp offline; requestOtp; typeOtp; press Submit | Something went wrong. Please try again.
otp-expired | visitor | /forgot-password | requestOtp; typeOtp; later 300000; press Submit | OTP has expired. Please request a new OTP.
complaint-code | student | /dashboard?open=issue | /api/user/complaints/submitComplaints code 65; complain | Code 65
complaint-no-type | student | /dashboard?open=issue | press Submit | Please select Issue Type
complaint-no-text | student | /dashboard?open=issue | fill Issue Type: Registration Issue; press Submit | Please Fill in the Issue
add-not-leader | team-leader | /dashboard?open=events | /api/event/addMember code -8; mate; press Add | You are not the leader so you can't add a member
register-signed-out | visitor | /events/subevents/Dance?event=3 | register | Please Sign in to Register
register-network | paid-student | /events/subevents/Dance?event=2-register | /api/event/register offline; register | network issue
register-refused | paid-student | /events/subevents/Dance?event=2-register | /api/event/register code 65; register | refuse this with code 65
join-network | student | /contingent | /api/contingent/join offline; join | Network issue
join-refused | student | /contingent | /api/contingent/join code 65; join | refuse this with code 65
create-network | student | /contingent | /api/contingent offline; create | Network issue
add-network | contingent-leader | /contingent?open=add | /api/contingent/add offline; mate; press Add Members | Network issue
leave-network | contingent-member | /contingent | /api/contingent/leave offline; leave | network Issue
delete-network | contingent-leader | /contingent | /api/contingent/leave offline; remove | network Issue
members-sign-in-again | contingent-member | /contingent | /api/contingent/getMembers code -1 | Login Again to continue
protected-page | visitor | /dashboard | - | Please Sign-in to continue
session-ended | expired-session | /dashboard?open=events | - | Login Again to continue
cart-without-size | student | /merchandise?item=1 | press Add to cart | Please select a size before adding to cart
delivery-without-terms | student | /cart | cart; press Home delivery; fill Street: 65 Sample Street; fill City: Sample City; fill State: West Bengal; fill Pincode: 721302; fill Mobile: 9000000001; press Accept terms and conditions | Accept terms and conditions / not is required
events-network | visitor | /events | /api/event offline | The list of events did not load
dashboard-network | student | /dashboard?open=events | /api/user/registered_events offline | did not load
scores-refused | student | /leaderboard/witch | /players code 65 | did not load
`

export const states = read(STATES)
export const messages = read(MESSAGES)
/** By the name in the address: `?case=sign-in-busy`. */
export const cases: Record<string, Case> = { ...states, ...messages }

/** The address of a case on the mock site. */
export function addressOf(name: string): string {
  const path = cases[name]?.path ?? '/'
  return `${path}${path.includes('?') ? '&' : '?'}case=${name}`
}

function read(table: string): Record<string, Case> {
  return Object.fromEntries(table.trim().split('\n').map(readRow))
}

function readRow(row: string): [name: string, mockCase: Case] {
  const [name = '', scenario = '', path = '', actions = '', seen = ''] = row.split(' | ')
  if (!isScenario(scenario)) throw new Error(`The case ${name} has no scenario`)
  const [shown = '', hides] = seen.split(' / not ')
  const mockCase: Case = { seen, shows: patternOf(shown), hides, scenario, path, steps: [] }
  for (const action of actions === '-' ? [] : actions.split('; ')) readAction(mockCase, action)
  return [name, mockCase]
}

/** Matches a part of a text, or after "exactly" the whole text. */
function patternOf(shown: string): RegExp {
  const text = shown.replace('exactly ', '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(shown.startsWith('exactly ') ? `^${text}$` : text)
}

function readAction(mockCase: Case, action: string): void {
  const [first = '', rest = ''] = [action.split(' ', 1)[0], action.slice(action.indexOf(' ') + 1)]
  if (isPath(first)) mockCase.fault = [first, faultOf(rest)]
  else if (action === 'cart') mockCase.hasCart = true
  else if (action === 'phone') mockCase.isForPhones = true
  else if (action === 'noAccount') mockCase.hasNoAccount = true
  else if (first === 'then') mockCase.thenPress = rest
  else mockCase.steps.push(...(sets[action]?.split(/; |\n */) ?? [action]).map(stepOf))
}

/** Any path, because another edition may not have the game of a case. Then only that case cannot be opened. */
function isPath(word: string): word is Path {
  return word.startsWith('/')
}

function faultOf(text: string): Fault {
  if (text === 'time-out' || text === 'offline') return text
  return { code: Number(text.replace('code ', '')) }
}

function stepOf(line: string): Step {
  const [, how, what = ''] = /^(\w+) (.*)$/.exec(line) ?? []
  const [label = '', text = ''] = what.split(': ')
  if (how === 'fill') return [how, label, text]
  if (how === 'press' || how === 'choose') return [how, what]
  if (how === 'later') return [how, Number(what)]
  throw new Error(`No case can do this: ${line}`)
}
