import { factsOf, type Contract } from '@mocks/contract'
import { festival } from '@mocks/festival'
import { hosts } from '@mocks/hosts'
import { isCall, type Call, type Path } from '@mocks/paths'
import { games } from '@/content/games'
import { classmates, PASSWORD, people, type Person } from '@mocks/people'
import { heard, pairOf, tokenOf, type Heard } from './ask'
import { newcomer } from './newcomer'

const { student, paidStudent, teamLeader, teamMember, longName } = people
const { contingentLeader, contingentMember, paidContingentLeader } = people
const { email } = student
const free = classmates.slice(3).map(pairOf)
const nobody = { sfId: 'SF99999', email: 'nobody@festival.test' }

/** As the contract says: to that host, by that method. What a GET sends is its query. */
export async function send(path: Path, body: object): Promise<Heard> {
  const { host, method } = factsOf(path)
  const address = new URL(`${hosts[host]}${path}`)
  if (method === 'GET') {
    address.search = new URLSearchParams(Object.entries(body)).toString()
    return heard(await fetch(address))
  }
  const headers = { 'Content-Type': 'application/json' }
  return heard(await fetch(address, { method, headers, body: JSON.stringify(body) }))
}

/** What is true of every call of its kind, and needs no row below. */
type Common = 'the session has ended' | 'no token'

type Row<Refusals extends string = string> = {
  /** Who asks; each of them must be answered in the same shape. */
  as?: Person[]
  /** A body that is right. Several, where an answer has several forms. */
  bodies?: object[]
  /** How each refusal is brought about. */
  refusals: Record<Refusals, (as: Person) => Promise<Heard>>
}

type RowOf<C extends Call> = Row<Exclude<keyof Contract[C]['refusals'] & string, Common>>

const own = (path: Path, as: Person, body: object) => send(path, { token: tokenOf(as), ...body })

const OTP = '/api/user/forgotPassword/requestOtp'
const VERIFY = '/api/user/forgotPassword/verifyOtp'
const REGISTER = '/api/event/register'
const DEREGISTER = '/api/event/deregister/member'
const TEAM = '/api/event/deregister/team'
const ADD = '/api/event/addMember'
const CANCEL = '/api/user/complaints/cancelComplaints'

const verify = (otp: string) => ({ email, otp, password: 'Fresh@2025' })
const lastOtp = () => festival.outbox().at(-1)?.otp ?? ''
const join = { contingent_id: '301', contingent_code: 'MASK301' }
const entry = (eventId: number, teamMembers: object[]) => ({
  eventCity: 'KGP',
  eventId,
  teamMembers,
})

/** How each answer that the contract knows is brought about. A refusal without its row is an error of types. */
const rows: { [C in Call]: RowOf<C> } = {
  '/api/user/login': {
    bodies: Object.values(people).map((each) => ({ email: each.email, password: PASSWORD })),
    refusals: {
      'a wrong password': () => send('/api/user/login', { email, password: 'Wrong@2025' }),
    },
  },
  '/api/user/login/google': {
    bodies: [{ token: `credential:${email}` }],
    refusals: {
      'no account': () =>
        send('/api/user/login/google', { token: 'credential:nobody@festival.test' }),
      'no credential': () => send('/api/user/login/google', { token: 'something else' }),
    },
  },
  '/api/user/register_user': {
    bodies: [{ ...newcomer, captcha: 'captcha-ok-1' }],
    refusals: {
      'a mail that is taken': () =>
        send('/api/user/register_user', { ...newcomer, email, captcha: 'captcha-ok-1' }),
      'a captcha that is spent': () =>
        send('/api/user/register_user', { ...newcomer, captcha: 'let me in' }),
    },
  },
  [OTP]: {
    bodies: [{ email }],
    refusals: {
      'no account': () => send(OTP, { email: nobody.email }),
      async 'the sixth in an hour'() {
        for (let round = 1; round <= 5; round += 1) await send(OTP, { email })
        return send(OTP, { email })
      },
    },
  },
  [VERIFY]: {
    refusals: {
      async 'a wrong OTP'() {
        await send(OTP, { email })
        return send(VERIFY, verify('999999'))
      },
      'an OTP that is spent': () => send(VERIFY, verify('123456')),
    },
  },
  '/api/user/getUser': { as: [student, paidStudent, longName], refusals: {} },
  '/api/event': { bodies: [{}], refusals: {} },
  [REGISTER]: {
    as: [student],
    bodies: [entry(3, [pairOf(student)])],
    refusals: {
      'somebody is registered already': (as) => own(REGISTER, as, entry(2, [pairOf(as)])),
      'an SF id and a mail that do not belong together': (as) =>
        own(REGISTER, as, entry(5, [pairOf(as), nobody])),
      'too few or too many': (as) => own(REGISTER, as, entry(5, [pairOf(as)])),
      'an event that is not open': (as) => own(REGISTER, as, entry(27, [pairOf(as)])),
    },
  },
  '/api/user/registered_events': {
    as: [student, paidStudent, teamLeader, teamMember, longName],
    refusals: {},
  },
  [DEREGISTER]: {
    as: [student],
    bodies: [{ eventId: 2, memberToDeregister: [pairOf(student)] }],
    refusals: {
      'not registered': (as) =>
        own(DEREGISTER, as, { eventId: 5, memberToDeregister: [pairOf(as)] }),
      'an SF id and a mail that do not belong together': (as) =>
        own(DEREGISTER, as, { eventId: 2, memberToDeregister: [nobody] }),
      'not the leader': () =>
        own(DEREGISTER, teamMember, { eventId: 23, memberToDeregister: [pairOf(teamLeader)] }),
      'too few or too many': () =>
        own(DEREGISTER, teamLeader, { eventId: 19, memberToDeregister: [pairOf(teamMember)] }),
    },
  },
  [TEAM]: {
    as: [teamLeader],
    bodies: [{ eventId: 23 }],
    refusals: {
      'not registered': (as) => own(TEAM, as, { eventId: 5 }),
      'not the leader': () => own(TEAM, teamMember, { eventId: 23 }),
    },
  },
  [ADD]: {
    as: [teamLeader],
    bodies: [{ eventId: 23, teamMembers: free.slice(0, 1) }],
    refusals: {
      'not registered': (as) => own(ADD, as, { eventId: 5, teamMembers: free.slice(0, 1) }),
      'an SF id and a mail that do not belong together': (as) =>
        own(ADD, as, { eventId: 23, teamMembers: [nobody] }),
      'not the leader': () => own(ADD, teamMember, { eventId: 23, teamMembers: free.slice(0, 1) }),
      'too few or too many': (as) => own(ADD, as, { eventId: 23, teamMembers: free }),
    },
  },
  '/api/user/complaints/fetchComplaints': {
    as: [student],
    refusals: { 'none yet': () => own('/api/user/complaints/fetchComplaints', paidStudent, {}) },
  },
  '/api/user/complaints/submitComplaints': {
    as: [student],
    bodies: [{ type: 'Others', issue: 'Gate 2 is dark.' }],
    refusals: {},
  },
  [CANCEL]: {
    as: [student],
    bodies: [{ complaint_id: 501 }],
    refusals: {
      'not there': () => own(CANCEL, paidStudent, { complaint_id: 501 }),
      'done already': (as) => own(CANCEL, as, { complaint_id: 504 }),
    },
  },
  '/api/contingent/getMembers': {
    as: [contingentLeader, contingentMember, paidContingentLeader],
    refusals: { 'in no contingent': () => own('/api/contingent/getMembers', student, {}) },
  },
  '/api/contingent': {
    as: [student],
    bodies: [{ contingent_name: 'New Troupe' }],
    refusals: {
      'in one already': () =>
        own('/api/contingent', contingentMember, { contingent_name: 'Second' }),
    },
  },
  '/api/contingent/join': {
    as: [student],
    bodies: [join],
    refusals: {
      'a wrong code': (as) =>
        own('/api/contingent/join', as, { ...join, contingent_code: 'MASK302' }),
      'in one already': () => own('/api/contingent/join', contingentMember, join),
    },
  },
  '/api/contingent/add': {
    as: [contingentLeader],
    bodies: [{ members: free }],
    refusals: {
      'an unknown pair': (as) => own('/api/contingent/add', as, { members: [nobody] }),
      'in one already': (as) =>
        own('/api/contingent/add', as, { members: [pairOf(contingentMember)] }),
    },
  },
  '/api/contingent/leave': {
    as: [contingentMember, contingentLeader],
    refusals: { 'in no contingent': () => own('/api/contingent/leave', student, {}) },
  },
}

const gameRows = new Map<Path, Row>(
  Object.values(games).flatMap(({ scores: { one, all } }) => [
    [
      one,
      {
        bodies: [{ user_name: 'Moth & Flame' }, { user_name: 'Nobody' }],
        refusals: { 'no name': () => send(one, {}) },
      },
    ],
    [all, { bodies: [{}], refusals: {} }],
  ]),
)

export function rowOf(path: Path): Row {
  const row = isCall(path) ? rows[path] : gameRows.get(path)
  if (!row) throw new Error(`${path} has no row`)
  return row
}

/** Every body that is right, with the token of each who may ask. */
export async function bodiesOf(path: Path): Promise<object[]> {
  if (path === VERIFY) {
    await send(OTP, { email })
    return [verify(lastOtp())]
  }
  const { as = [student], bodies = [{}] } = rowOf(path)
  if (!factsOf(path).isSignedIn) return bodies
  return as.flatMap((person) => bodies.map((body) => ({ token: tokenOf(person), ...body })))
}
