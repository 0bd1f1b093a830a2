import { edition } from '@/content/edition'
import { securityQuestions } from '@/content/securityQuestions'
import { states } from '@/content/states'
import { draftOf, dropDraft, type Draft } from '@/shared/storage/drafts'
import type { SignUpValues } from '../schema'

export const DRAFT_NAME = 'sign-up'

export const EMPTY: SignUpValues = {
  name: '',
  email: '',
  mobile: '',
  dob: '',
  gender: '',
  college: '',
  yop: '',
  state: '',
  city: '',
  password: '',
  confirm_password: '',
  security_question: '',
  security_answer: '',
  captcha: '',
}

/** The fields that survive a reload. Never add passwords, the security answer or the captcha. */
const KEPT = [
  'name',
  'email',
  'mobile',
  'dob',
  'gender',
  'college',
  'yop',
  'state',
  'city',
  'security_question',
] as const satisfies (keyof SignUpValues)[]

export function toDraft(values: SignUpValues): Draft {
  return Object.fromEntries(KEPT.map((name) => [name, values[name]]))
}

export function forgetDraft() {
  dropDraft(DRAFT_NAME)
}

/** The stored values. A choice that is no longer offered (storage may be old) becomes empty. */
export function readDraft(): SignUpValues {
  const draft = draftOf(DRAFT_NAME).get()
  const kept = Object.fromEntries(KEPT.map((name) => [name, draft[name] ?? '']))
  const values: SignUpValues = { ...EMPTY, ...kept }
  const choice = (value: string, choices: readonly string[]) =>
    choices.includes(value) ? value : ''
  const state = choice(values.state, stateNames)
  return {
    ...values,
    dob: /^\d{4}-\d{2}-\d{2}$/.test(values.dob) ? values.dob : '',
    gender: choice(values.gender, ['M', 'F']),
    yop: choice(values.yop, edition.yearsOfPassing.map(String)),
    state,
    city: choice(values.city, districtsOf(state)),
    security_question: choice(values.security_question, securityQuestions),
  }
}

const stateNames = states.map(({ name }) => name)

export function districtsOf(state: string): string[] {
  return states.find(({ name }) => name === state)?.districts ?? []
}
