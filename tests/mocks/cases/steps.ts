import { edition } from '@/content/edition'
import { securityQuestions } from '@/content/securityQuestions'
import { classmates, PASSWORD, people } from '../people'
import type { Step } from './case'

const [, , , freeMate] = classmates
if (!freeMate) throw new Error('Nobody is free to be added')

const credentials: Step[] = [
  ['fill', 'Email', people.student.email],
  ['fill', 'Password', PASSWORD],
]
export const signIn: Step[] = [...credentials, ['press', 'Sign In']]
export const signUp: Step[] = [
  ['fill', 'Name', 'Sample Newcomer'],
  ['fill', 'Email', 'newcomer@festival.test'],
  ['fill', 'Mobile', '9000000001'],
  ['fill', 'Date of birth', '31/12/2000'],
  ['fill', 'Gender', 'F'],
  ['fill', 'College', 'Sample Institute of Masks'],
  ['fill', 'Year of passing', String(edition.yearsOfPassing[0])],
  ['fill', 'State', 'West Bengal'],
  ['fill', 'City', 'Paschim Medinipur'],
  ['fill', 'Password', PASSWORD],
  ['fill', 'Confirm password', PASSWORD],
  ['fill', 'Security question', String(securityQuestions[0])],
  ['fill', 'Security answer', 'A sample answer'],
  ['press', 'I am not a robot'],
  ['press', 'Sign Up'],
]
export const requestOtp: Step[] = [
  ['fill', 'Email', people.student.email],
  ['press', 'Send OTP'],
]
export const typeOtp: Step[] = [
  ['fill', 'OTP', '000001'],
  ['fill', 'New password', PASSWORD],
]
export const complain: Step[] = [
  ['fill', 'Issue Type', 'Registration Issue'],
  ['fill', 'Issue', 'A sample issue'],
  ['press', 'Submit'],
]
export const pay: Step[] = [
  ['choose', 'Check-in date'],
  ['choose', 'Check-out date'],
  ['fill', 'Emergency number', '9000000001'],
]
export const join: Step[] = [
  ['fill', 'Contingent ID', '301'],
  ['fill', 'Contingent code', 'MASK301'],
  ['press', 'Join'],
]
export const create: Step[] = [
  ['press', 'Create a Contingent'],
  ['fill', 'Contingent name', 'New contingent'],
  ['press', 'Create'],
]
export const mate: Step[] = [
  ['fill', 'SF ID', freeMate.sfId],
  ['fill', 'Email', freeMate.email],
]
export const add: Step[] = [...mate, ['press', 'Add Members']]
export const leave: Step[] = [
  ['press', 'Leave Contingent'],
  ['press', 'Leave Contingent'],
]
export const remove: Step[] = [
  ['press', 'Delete Contingent'],
  ['press', 'Delete Contingent'],
]

export const dance = '/events/subevents/Dance'
export const solo = `${dance}?event=2-register`
export const register: Step[] = [['press', 'Register']]
export const stored = { cart: [{ id: 1, size: 'M', count: 1 }] }
export const asStudent = { scenario: 'student' } as const
export const asVisitor = { scenario: 'visitor' } as const
export const asLeader = { scenario: 'contingent-leader', path: '/contingent' } as const
export const asMember = { scenario: 'contingent-member', path: '/contingent' } as const
export const refused = { code: 65, message: 'The mock server refused this' }
