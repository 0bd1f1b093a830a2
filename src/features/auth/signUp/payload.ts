import type { SignUp } from '@/api/signIn'
import { signUpSchema, type SignUpValues } from '../schema'

const sent = signUpSchema.omit(['confirm_password'])

/** The sign-up payload (Spec §3): the fields of the schema. The second password is not sent, and `addr` is always 'none'. */
export function payloadOf(typed: SignUpValues): SignUp {
  const { yop, ...values } = sent.cast(typed, { stripUnknown: true })
  return { ...values, yop: Number(yop), addr: 'none' }
}
