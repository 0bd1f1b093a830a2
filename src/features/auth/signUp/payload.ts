import type { SignUp } from '@/api/signIn'
import { signUpSchema, type SignUpValues } from '../schema'

/** The sign-up payload (Spec §3). The second password is not sent, and `addr` is always 'none'. */
export function payloadOf(typed: SignUpValues): SignUp {
  const values = signUpSchema.cast(typed)
  return {
    name: values.name,
    password: values.password,
    gender: values.gender,
    email: values.email,
    dob: values.dob,
    mobile: values.mobile,
    yop: Number(values.yop),
    college: values.college,
    city: values.city,
    state: values.state,
    addr: 'none',
    security_question: values.security_question,
    security_answer: values.security_answer,
    captcha: values.captcha,
  }
}
