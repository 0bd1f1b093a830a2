import { expect, test, vi } from 'vitest'
import { differences, factsOf, tokenFields } from '@mocks/contract'
import { festival } from '@mocks/festival'
import { PATHS } from '@mocks/paths'
import { classmates, PASSWORD, people } from '@mocks/people'
import { by, done, newcomer, refused, send, someText, testEach, tokenOf } from './ask'

const { student, paidStudent, longName } = people
const { email } = student

const LOGIN = '/api/user/login'
const THIRD_PARTY = '/api/user/login/google'
const SIGN_UP = '/api/user/register_user'
const REQUEST = '/api/user/forgotPassword/requestOtp'
const VERIFY = '/api/user/forgotPassword/verifyOtp'
const RECORD = '/api/user/getUser'
const COMPLAINTS = '/api/user/complaints/fetchComplaints'
const COMPLAIN = '/api/user/complaints/submitComplaints'
const CANCEL = '/api/user/complaints/cancelComplaints'

testEach(PATHS.filter((path) => !/event|contingent/.test(path)))

test('a body that has drifted from the contract is told by its fields', () => {
  const { answer } = factsOf(RECORD)
  const told = differences(answer, { code: '0', message: 'ok', data: {}, hallAloted: null })
  for (const words of ['code must be', 'data.sfId is a required', 'hallAlloted must', 'hallAloted'])
    expect(told.join()).toContain(words)
})

test('a token carries what the real ones carry', () => {
  for (const person of [...Object.values(people), ...classmates]) {
    const [, payload = ''] = tokenOf(person).split('.')
    const fields: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(differences(tokenFields, fields)).toEqual([])
  }
})

test('everybody signs in, with the email in any capitals, and never gets the password back', async () => {
  for (const person of Object.values(people))
    await done(LOGIN, { email: person.email, password: PASSWORD })
  const body = await done(LOGIN, { email: ' Student@FESTIVAL.test ', password: PASSWORD })
  expect(body).toMatchObject({ data: { user: { id: 7, sfId: 'SF00007', payment_status: 0 } } })
  expect(JSON.stringify(body)).not.toContain(PASSWORD)
  await refused(LOGIN, 'a wrong password', { email, password: 'Wrong@2025' })
})

test('a third-party credential signs in whoever it names', async () => {
  const body = await done(THIRD_PARTY, { token: `credential:${email}` })
  expect(body).toMatchObject({ data: { user: { id: 7 } } })
  await refused(THIRD_PARTY, 'no account', { token: 'credential:nobody@festival.test' })
  await refused(THIRD_PARTY, 'no credential', { token: 'something else' })
})

test('after a session has ended, a new sign-in gives a token that works; the old one does not', async () => {
  const old = by(student)
  festival.expire(student)
  await refused(RECORD, 'the session has ended', old)
  await done(LOGIN, { email, password: PASSWORD })
  await done(RECORD, { token: festival.state().sessions.at(-1)?.token })
  await refused(RECORD, 'the session has ended', old)
})

test('the record tells the payment and, beside it, the hall', async () => {
  expect(await done(RECORD, by(paidStudent))).toMatchObject({
    data: { payment_status: 1 },
    hallAlloted: 'Sample Hall, Room 65',
  })
  const unpaid = { data: { payment_status: 0 }, hallAlloted: null }
  expect(await done(RECORD, by(student))).toMatchObject(unpaid)
  await done(RECORD, by(longName))
})

test('a newcomer signs up, gets the next sfId and can sign in', async () => {
  expect(await done(SIGN_UP, newcomer)).toMatchObject({
    data: { id: 12346, sfId: 'SF12346', email: newcomer.email, payment_status: 0 },
    token: someText,
  })
  await done(LOGIN, newcomer)
})

test('a captcha works once, also with an email that is taken, and only if the captcha gave it', async () => {
  await refused(SIGN_UP, 'a mail that is taken', { ...newcomer, email: 'STUDENT@festival.test' })
  await refused(SIGN_UP, 'a captcha that is spent', newcomer)
  await refused(SIGN_UP, 'a captcha that is spent', { ...newcomer, captcha: 'let me in' })
  await done(SIGN_UP, { ...newcomer, captcha: 'captcha-ok-2' })
})

test('sixteen years to the day is old enough, a day less is not', async () => {
  const day = new Date(Date.now() + 5.5 * 3_600_000)
  day.setUTCFullYear(day.getUTCFullYear() - 16)
  const dob = (late: number) => new Date(day.getTime() + late * 86_400_000).toJSON().slice(0, 10)
  expect(await send(SIGN_UP, { ...newcomer, dob: dob(1) })).toMatchObject({
    body: { error: [{ path: 'dob' }] },
  })
  await done(SIGN_UP, { ...newcomer, dob: dob(0) })
})

test.each([
  ['name', ''],
  ['password', 'Seven@7'],
  ['gender', 'Male'],
  ['email', 'no mail'],
  ['dob', '28-02-2005'],
  ['dob', '2005-02-30'],
  ['mobile', 1234567890],
  ['mobile', '123456789'],
  ['yop', '2027'],
  ['yop', 2024],
  ['yop', 2030],
  ['addr', 'Some street'],
  ['college', undefined],
  ['city', undefined],
  ['state', undefined],
  ['security_question', undefined],
  ['security_answer', undefined],
  ['captcha', undefined],
])('a sign-up with a wrong %s (%o) is refused and changes nothing', async (field, value) => {
  const before = festival.state().accounts.length
  expect(await send(SIGN_UP, { ...newcomer, [field]: value })).toMatchObject({
    status: 400,
    body: { code: -7, error: [{ path: field }] },
  })
  expect(festival.state().accounts).toHaveLength(before)
  expect(festival.state().usedCaptchas).toEqual([])
})

test('a field of sign-up that the mock server does not know is refused, and its file is named', async () => {
  const { status, body } = await send(SIGN_UP, { ...newcomer, nickname: 'Moth' })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('not known to tests/mocks/handlers/signUp.ts: nickname')
})

const lastOtp = () => festival.outbox().at(-1)?.otp ?? 'none sent'
const fresh = (otp: unknown = lastOtp()) => ({ email, otp, password: 'Fresh@2025' })

test('a student sets a new password with the code from the mail, once', async () => {
  await done(REQUEST, { email })
  expect(festival.outbox()).toMatchObject([{ to: email, otp: expect.stringMatching(/^\d{6}$/) }])
  // Neither a code sent as a number nor a short password uses the code up.
  const asNumber = await send(VERIFY, fresh(Number(lastOtp())))
  expect(asNumber).toMatchObject({ status: 400, body: { error: [{ path: 'otp' }] } })
  const short = await send(VERIFY, { ...fresh(), password: 'Short@7' })
  expect(short).toMatchObject({ status: 400, body: { error: [{ path: 'password' }] } })
  await done(VERIFY, fresh())
  await refused(VERIFY, 'an OTP that is spent', fresh())
  await done(LOGIN, { email, password: 'Fresh@2025' })
  await refused(REQUEST, 'no account', { email: 'no@festival.test' })
})

test('a wrong code takes the right one away, and a newer code replaces the older one', async () => {
  await done(REQUEST, { email })
  await refused(VERIFY, 'a wrong OTP', fresh('999999'))
  await refused(VERIFY, 'an OTP that is spent', fresh())
  await done(REQUEST, { email })
  const older = lastOtp()
  await done(REQUEST, { email })
  await refused(VERIFY, 'a wrong OTP', fresh(older))
})

test('a code is good for just under 300 seconds, and five can be had in an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await done(REQUEST, { email })
  vi.setSystemTime(Date.now() + 299_999)
  await done(VERIFY, fresh())
  await done(REQUEST, { email })
  vi.setSystemTime(Date.now() + 300_000)
  expect(await send(VERIFY, fresh())).toMatchObject({
    body: { code: 5, message: 'OTP has expired. Please request a new OTP.' },
  })
  for (let round = 3; round <= 5; round += 1) await done(REQUEST, { email })
  await refused(REQUEST, 'the sixth in an hour', { email })
  vi.setSystemTime(Date.now() + 3_600_000)
  await done(REQUEST, { email })
})

test('a student reads complaints of every status, sends one and cancels it', async () => {
  expect(await done(COMPLAINTS, by(student))).toMatchObject({
    data: [
      { id: 501, status: 'In Progress', remarks: null },
      { status: 'in progress' },
      { status: 'Under Review', remarks: 'Asked the campus desk.' },
      { status: 'Closed' },
      { status: 'Resolved' },
    ],
  })
  await refused(COMPLAINTS, 'none yet', by(paidStudent))
  const words = { type: 'Others', issue: 'Gate 2 is dark.' }
  await done(COMPLAIN, by(paidStudent, words))
  const sent = (status: string) => ({ data: [{ id: 506, ...words, status }] })
  expect(await done(COMPLAINTS, by(paidStudent))).toMatchObject(sent('In Progress'))
  await done(CANCEL, by(paidStudent, { complaint_id: 506 }))
  expect(await done(COMPLAINTS, by(paidStudent))).toMatchObject(sent('Closed'))
})

test('nobody cancels the complaint of another, one that is done, or one named by text', async () => {
  await refused(CANCEL, 'not there', by(paidStudent, { complaint_id: 501 }))
  await refused(CANCEL, 'done already', by(student, { complaint_id: 504 }))
  await refused(CANCEL, 'done already', by(student, { complaint_id: 505 }))
  const asText = await send(CANCEL, by(student, { complaint_id: '501' }))
  expect(asText).toMatchObject({ status: 400, body: { error: [{ path: 'complaint_id' }] } })
})

test.each([
  ['/players', '/player', 'points', 980],
  ['/cans/players', '/cans/player', 'points_m', 2940],
] as const)('%s lists everybody with a shared first rank, %s one or nobody', async (...row) => {
  const [all, one, column, best] = row
  expect(await done(all)).toMatchObject({
    players: { 0: { user_name: 'Masked', [column]: best, players_rank: 1 }, length: 12 },
  })
  expect(await done(all)).toMatchObject({
    players: { 1: { [column]: best, players_rank: 1 }, 2: { players_rank: 3 } },
  })
  const found = await done(one, { user_name: 'Moth & Flame' })
  expect(found).toMatchObject({ player: [{ user_name: 'Moth & Flame', [column]: best }] })
  expect(await done(one, { user_name: 'Nobody' })).toMatchObject({ player: [] })
  await refused(one, 'no name')
})
