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

/** The values that survive a reload. Never add passwords, the security answer or the captcha. */
export function toDraft({
  name,
  email,
  mobile,
  dob,
  gender,
  college,
  yop,
  state,
  city,
  security_question,
}: SignUpValues): Draft {
  return { name, email, mobile, dob, gender, college, yop, state, city, security_question }
}

export function forgetDraft() {
  dropDraft(DRAFT_NAME)
}

/** The stored values. A choice that is no longer offered (storage may be old) becomes empty. */
export function readDraft(): SignUpValues {
  const draft = draftOf(DRAFT_NAME).get()
  const text = (name: keyof SignUpValues) => draft[name] ?? ''
  const choice = (name: keyof SignUpValues, choices: readonly string[]) =>
    choices.includes(text(name)) ? text(name) : ''
  const state = choice('state', stateNames)
  return {
    ...EMPTY,
    name: text('name'),
    email: text('email'),
    mobile: text('mobile'),
    dob: /^\d{4}-\d{2}-\d{2}$/.test(text('dob')) ? text('dob') : '',
    gender: choice('gender', ['M', 'F']),
    college: text('college'),
    yop: choice('yop', edition.yearsOfPassing.map(String)),
    state,
    city: choice('city', districtsOf(state)),
    security_question: choice('security_question', securityQuestions),
  }
}

const stateNames = states.map(({ name }) => name)

export function districtsOf(state: string): string[] {
  return states.find(({ name }) => name === state)?.districts ?? []
}
