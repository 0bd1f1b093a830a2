import type { SignUp } from '@/api/auth'
import { states } from '@/content/states'
import { readDay } from '@/shared/lib/dates'
import { choiceOf } from '@/festival/validation'
import { birthday, signUpSchema, type SignUpValues } from '../schema'

export const draftOptions = {
  secret: ['password', 'confirm_password', 'security_answer', 'captcha'],
}

/** A draft may hold any text. The list of places is not in `signUpSchema`, which all pages with a sign-in form load. */
export const signUpForm = signUpSchema.shape({
  dob: birthday.transform((dob: string) => (readDay(dob) ? dob : '')),
  state: choiceOf(states.map(({ name }) => name)),
  city: choiceOf([]).when('state', ([state]: string[]) => choiceOf(districtsOf(state))),
})

export function districtsOf(state: string | undefined): string[] {
  return states.find(({ name }) => name === state)?.districts ?? []
}

const sent = signUpSchema.omit(['confirm_password'])

export function fieldsToSend(values: SignUpValues): SignUp {
  return sent.cast(values, { stripUnknown: true })
}
