import { states } from '@/content/states'
import { readDay } from '@/shared/lib/dates'
import { choiceOf } from '@/shared/lib/validation'
import { birthday, signUpSchema } from '../schema'

export const DRAFT_NAME = 'sign-up'

/** Never stored. */
export const SECRET = ['password', 'confirm_password', 'security_answer', 'captcha']

/** A draft may hold anything. The choices of places are not in the schema, which every page with a sign-in form loads. */
export const signUpForm = signUpSchema.shape({
  dob: birthday.transform((dob: string) => (readDay(dob) ? dob : '')),
  state: choiceOf(states.map(({ name }) => name)),
  city: choiceOf([]).when('state', ([state]: string[]) => choiceOf(districtsOf(state))),
})

export function districtsOf(state: string | undefined): string[] {
  return states.find(({ name }) => name === state)?.districts ?? []
}
