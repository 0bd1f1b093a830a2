import { number, object, string, type InferType } from 'yup'
import { edition } from '@/content/edition'
import { ok, refuse, type MockResponse } from '../endpoint'
import { userOf } from '../festival'
import { jwtOf } from '../jwt'
import { sameMail } from '../pairs'
import { sfIdOf } from '../people'
import { nextId, type Account, type FestivalState } from '../state'

const MINIMUM_AGE = 16
const INDIA_AHEAD_MS = 5.5 * 3_600_000

const UNKNOWN_FIELD = 'not known to tests/mocks/handlers/signUp.ts: ${unknown}'

/** The sign-up payload of Spec §3, with the rules of Spec §5. */
export const signUpFields = object({
  name: string().required(),
  password: string().required().min(8),
  gender: string<'M' | 'F'>().required().oneOf(['M', 'F']),
  email: string().required().email(),
  dob: string()
    .required()
    .test('age', `dob must be yyyy-mm-dd, at least ${MINIMUM_AGE} years ago`, isOldEnough),
  mobile: string()
    .required()
    .matches(/^\d{10}$/),
  yop: number()
    .required()
    .min(Math.min(...edition.yearsOfPassing))
    .max(Math.max(...edition.yearsOfPassing)),
  college: string().required(),
  city: string().required(),
  state: string().required(),
  addr: string().required().oneOf(['none']),
  security_question: string().required(),
  security_answer: string().required(),
  captcha: string().required(),
}).noUnknown(true, UNKNOWN_FIELD)

/** The response already contains a session, which the site ignores according to the specification. */
export function signUp(sent: InferType<typeof signUpFields>, state: FestivalState): MockResponse {
  if (!usesUp(sent.captcha, state)) {
    return refuse(4, 'Captcha verification failed. Please try again.', 400)
  }
  if (state.accounts.some(({ email }) => sameMail(email, sent.email))) {
    return refuse(3, 'An account with this email already exists')
  }
  const id = nextId(state.accounts)
  const account: Account = {
    id,
    sfId: sfIdOf(id),
    name: sent.name,
    email: sent.email,
    password: sent.password,
    mobile: sent.mobile,
    dob: sent.dob,
    gender: sent.gender,
    college: sent.college,
    city: sent.city,
    state: sent.state,
    yop: sent.yop,
    payment_status: 0,
    hallAlloted: null,
    expired: false,
  }
  const token = jwtOf(account)
  state.accounts.push(account)
  state.sessions.push({ token, accountId: id })
  return ok('Account created successfully', { data: userOf(account), token })
}

/** Each captcha token works once, even if the sign-up fails. */
function usesUp(captcha: string, state: FestivalState): boolean {
  if (!/^captcha-ok-\d+$/.test(captcha) || state.usedCaptchas.includes(captcha)) return false
  state.usedCaptchas.push(captcha)
  return true
}

function isOldEnough(dob: string): boolean {
  const born = new Date(`${dob}T00:00:00Z`)
  const isRealDay =
    /^\d{4}-\d{2}-\d{2}$/.test(dob) &&
    !Number.isNaN(born.getTime()) &&
    born.toISOString().startsWith(dob)
  const latest = new Date(Date.now() + INDIA_AHEAD_MS)
  latest.setUTCFullYear(latest.getUTCFullYear() - MINIMUM_AGE)
  return isRealDay && born <= latest
}
