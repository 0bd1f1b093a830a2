import { array, boolean, number, object, string, ValidationError, type Schema } from 'yup'
import { games } from '@/content/games'
import type { Hosts } from './hosts'
import { isCall, type Call, type Path } from './paths'

/**
 * What is known of the festival's API, from clients and servers of several years: every field with its type, and every
 * code. The mock server is held against it (`tests/mock-server/ask.ts`), and so can a real host be:
 * `npx tsx tests/mocks/compare.ts https://master.example/api/event`.
 */
type Facts = {
  host: keyof Hosts
  method: 'GET' | 'POST'
  /** The body of a success, with every field. */
  answer: Schema
  /** Whether it needs the token of somebody. */
  isSignedIn: boolean
  /** What is refused, and how. */
  refusals: Record<string, Refusal>
}

export type Refusal = { code: number; status: number; says?: RegExp }

const text = string().defined()
const textOrNone = string().defined().nullable()
const whole = number().required().integer()
const flag = boolean().required()
const noOrYes = number().required().oneOf([0, 1])
const sfId = string()
  .required()
  .matches(/^SF\d{5,}$/)
const list = (of: Schema) => array(of).defined()

/** Nothing may be missing, and nothing may be there that is not known. */
const exactly = (fields: Record<string, Schema>) => object(fields).noUnknown().required()
const success = (fields: Record<string, Schema> = {}) =>
  exactly({ code: number().required().oneOf([0]), message: text, ...fields })

const user = exactly({
  id: whole,
  sfId,
  name: text,
  email: string().required().email(),
  mobile: string()
    .required()
    .matches(/^\d{10}$/),
  dob: string()
    .required()
    .matches(/^\d{4}-\d{2}-\d{2}/),
  // `O` is known from 2026.
  gender: string().required().oneOf(['M', 'F', 'O']),
  college: text,
  city: text,
  state: text,
  yop: whole,
  payment_status: noOrYes,
  is_ca: noOrYes,
})

const token = string()
  .required()
  .matches(/^[\w-]+\.[\w-]+\.[\w-]+$/)

/** The middle part of a token. */
export const tokenFields = exactly({
  id: whole,
  sfId,
  email: string().required().email(),
  name: text,
  gender: text,
  exp: whole,
})

const session = success({ data: exactly({ user, token }) })

/** Of registrations the genre is an object, of the list of events it is text. */
const genreOfRegistration = exactly({ genre: text })
const event = exactly({
  id: whole,
  genre: text,
  name: text,
  tagline: text,
  writeup: text,
  min_participation: whole,
  max_participation: whole,
  rules: list(text),
  is_group: flag,
  event_status: flag,
  latitude: text,
  longitude: text,
  score: whole,
})
const soloRegistration = exactly({
  event_city: text,
  event: exactly({ id: whole, name: text, genre: genreOfRegistration }),
})
const teamRegistration = exactly({
  event_city: text,
  team_name: textOrNone,
  leader_id: whole,
  event: exactly({
    id: whole,
    name: text,
    min_participation: whole,
    max_participation: whole,
    genre: genreOfRegistration,
  }),
  GroupMembers: list(
    exactly({ user: exactly({ id: whole, sfId, name: text, email: textOrNone, college: text }) }),
  ),
})
const complaint = exactly({
  id: whole,
  type: text,
  issue: text,
  status: text,
  created_at: string()
    .required()
    .matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  remarks: textOrNone,
})
const contingent = exactly({
  id: whole,
  leaderId: whole,
  contingent_name: text,
  code: text,
  contingent_payment_status: flag,
  updatedMembersInfo: list(exactly({ id: whole, name: text, sfId, paymentStatus: flag })),
})

/** A row carries the player's pin as well, which no screen may show. */
const playerWith = (points: string, more: Record<string, Schema> = {}) =>
  exactly({ id: whole, user_name: text, [points]: whole, pin: text, ...more })
const players = (points: string) =>
  success({ players: list(playerWith(points, { players_rank: whole })) })
/** A list, and an empty one for a name that nobody has. */
const player = (points: string) => success({ player: list(playerWith(points)) })

/** A server that checks fields says which one is wrong. */
export const validationBody = exactly({
  code: whole,
  message: text,
  error: list(exactly({ path: text, message: text })).min(1),
})

const refused = (code: number, says?: RegExp, status = 200): Refusal => ({
  code,
  status,
  ...(says && { says }),
})
const ended = (code: number) => ({ 'the session has ended': refused(code, /unauthori[sz]ed/i) })
const NO_TOKEN = { 'no token': refused(1, /^Token Not Recieved$/) }
const NOT_LEADER = { 'not the leader': refused(-8) }
const NOT_IN_IT = { 'not registered': refused(-3) }
const UNKNOWN_PAIR = { 'an SF id and a mail that do not belong together': refused(-5) }
const TEAM_SIZE = { 'too few or too many': refused(-6) }
const NO_NAME = { 'no name': refused(1, /name is required/i, 400) }

const OPEN = { host: 'userEvents', method: 'POST', isSignedIn: false } as const
const READ = { ...OPEN, method: 'GET' } as const
const OWN = { ...OPEN, isSignedIn: true } as const
const GROUP = { ...OWN, host: 'master' } as const
const GAME = { ...READ, host: 'games' } as const

/** Without a shape of its own, a success is a code and words. */
function call<R extends Record<string, Refusal>>(
  kind: Pick<Facts, 'host' | 'method' | 'isSignedIn'>,
  refusals: R,
  answer: Schema = success(),
) {
  return { ...kind, refusals, answer }
}

const contract = {
  '/api/user/login': call(OPEN, { 'a wrong password': refused(1, undefined, 401) }, session),
  '/api/user/login/google': call(
    OPEN,
    { 'no account': refused(3), 'no credential': refused(1, undefined, 401) },
    session,
  ),
  '/api/user/register_user': call(
    OPEN,
    { 'a mail that is taken': refused(3), 'a captcha that is spent': refused(4, undefined, 400) },
    // The session is there, although the site asks to sign in.
    success({ data: user, token }),
  ),
  '/api/user/forgotPassword/requestOtp': call(OPEN, {
    'no account': refused(1),
    'the sixth in an hour': refused(6, /limit|hour/i, 429),
  }),
  '/api/user/forgotPassword/verifyOtp': call(OPEN, {
    'a wrong OTP': refused(5),
    'an OTP that is spent': refused(4),
  }),
  // The hall stands beside the record.
  '/api/user/getUser': call(OWN, ended(2), success({ data: user, hallAlloted: textOrNone })),
  '/api/event': call(
    READ,
    {},
    success({ data: list(exactly({ genre: text, events: list(event) })) }),
  ),
  '/api/event/register': call(OWN, {
    ...ended(-2),
    ...UNKNOWN_PAIR,
    ...TEAM_SIZE,
    'somebody is registered already': refused(-4),
    'an event that is not open': refused(-10),
  }),
  '/api/user/registered_events': call(
    OWN,
    ended(-5),
    // Beside the code, not under `data`.
    success({ soloEventData: list(soloRegistration), groupEventData: list(teamRegistration) }),
  ),
  '/api/event/deregister/member': call(OWN, {
    ...ended(-5),
    ...UNKNOWN_PAIR,
    ...TEAM_SIZE,
    ...NOT_LEADER,
    ...NOT_IN_IT,
  }),
  '/api/event/deregister/team': call(OWN, { ...ended(-5), ...NOT_LEADER, ...NOT_IN_IT }),
  '/api/event/addMember': call(OWN, {
    ...ended(-5),
    ...UNKNOWN_PAIR,
    ...TEAM_SIZE,
    ...NOT_LEADER,
    ...NOT_IN_IT,
  }),
  '/api/user/complaints/fetchComplaints': call(
    OWN,
    { ...ended(-5), 'none yet': refused(1) },
    success({ data: list(complaint) }),
  ),
  '/api/user/complaints/submitComplaints': call(OWN, ended(-5)),
  '/api/user/complaints/cancelComplaints': call(OWN, {
    ...ended(-5),
    'not there': refused(3),
    'done already': refused(4),
  }),
  '/api/contingent/getMembers': call(
    GROUP,
    { ...ended(-1), ...NO_TOKEN, 'in no contingent': refused(2) },
    success({ data: contingent }),
  ),
  '/api/contingent': call(GROUP, { ...ended(2), ...NO_TOKEN, 'in one already': refused(2) }),
  '/api/contingent/join': call(GROUP, {
    ...ended(2),
    ...NO_TOKEN,
    'a wrong code': refused(2),
    'in one already': refused(2),
  }),
  '/api/contingent/add': call(GROUP, {
    ...ended(2),
    ...NO_TOKEN,
    'an unknown pair': refused(3, /Enter valid SF Ids/),
    'in one already': refused(4),
  }),
  '/api/contingent/leave': call(GROUP, {
    ...ended(2),
    ...NO_TOKEN,
    'in no contingent': refused(2),
  }),
} satisfies Record<Call, Facts>

const gameFacts = new Map<Path, Facts>(
  Object.values(games).flatMap(({ scores: { one, all, points } }) => [
    [one, call(GAME, NO_NAME, player(points))],
    [all, call(GAME, {}, players(points))],
  ]),
)

export function factsOf(path: Path): Facts {
  const facts = isCall(path) ? contract[path] : gameFacts.get(path)
  if (!facts) throw new Error(`Nothing is known of ${path}`)
  return facts
}

/** What is missing, of another type, or not known; empty where the body is as it is known. */
export function differences(shape: Schema, body: unknown): string[] {
  try {
    shape.validateSync(body, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.errors
    throw error
  }
}
