import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { ask, someText } from './ask'

const path = '/api/user/register_user'

const payload = {
  name: 'New Sample',
  password: 'Unmask@66',
  gender: 'F',
  email: 'new.sample@festival.test',
  dob: '2005-02-28',
  mobile: '0123456789',
  yop: 2027,
  college: 'Sample Institute of Masks',
  city: 'Howrah',
  state: 'West Bengal',
  addr: 'none',
  security_question: 'First role?',
  security_answer: 'A tree',
  captcha: 'captcha-ok-1',
}

test('a newcomer signs up, gets the next sfId and can sign in', async () => {
  const reply = await ask(path, payload)
  expect(reply.body).toMatchObject({
    code: 0,
    data: { id: 12346, sfId: 'SF12346', email: 'new.sample@festival.test', payment_status: 0 },
    token: someText,
  })
  const login = { email: 'new.sample@festival.test', password: 'Unmask@66' }
  expect(await ask('/api/user/login', login)).toMatchObject({ body: { code: 0 } })
})

test('a captcha works once, and only if the captcha gave it', async () => {
  await ask(path, payload)
  const other = { ...payload, email: 'other@festival.test' }
  const refused = { status: 400, body: { code: 4 } }
  expect(await ask(path, other)).toMatchObject(refused)
  expect(await ask(path, { ...other, captcha: 'let me in' })).toMatchObject(refused)
  expect(await ask(path, { ...other, captcha: 'captcha-ok-2' })).toMatchObject({
    body: { code: 0 },
  })
})

test('a mail address that has an account is refused, and the captcha is used up', async () => {
  const taken = { ...payload, email: 'STUDENT@festival.test' }
  expect(await ask(path, taken)).toMatchObject({
    body: { code: 3, message: 'An account with this email already exists' },
  })
  expect(festival.state().usedCaptchas).toEqual(['captcha-ok-1'])
})

const yearsAgo = (years: number, extraDays: number) => {
  const day = new Date(Date.now() + 5.5 * 3_600_000)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  day.setUTCDate(day.getUTCDate() + extraDays)
  return day.toISOString().slice(0, 10)
}

test('sixteen years to the day is old enough, a day less is not', async () => {
  expect(await ask(path, { ...payload, dob: yearsAgo(16, 1) })).toMatchObject({
    status: 400,
    body: { error: [{ path: 'dob' }] },
  })
  expect(await ask(path, { ...payload, dob: yearsAgo(16, 0) })).toMatchObject({
    body: { code: 0 },
  })
})

const wrong: [field: string, value: unknown][] = [
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
  ['college', undefined],
  ['city', undefined],
  ['state', undefined],
  ['addr', 'Some street'],
  ['security_question', undefined],
  ['security_answer', undefined],
  ['captcha', undefined],
]

test.each(wrong)(
  'a sign-up with a wrong %s (%o) is refused and changes nothing',
  async (...row) => {
    const [field, value] = row
    const before = festival.state().accounts.length
    expect(await ask(path, { ...payload, [field]: value })).toMatchObject({
      status: 400,
      body: { code: -7, error: [{ path: field }] },
    })
    expect(festival.state().accounts).toHaveLength(before)
    expect(festival.state().usedCaptchas).toEqual([])
  },
)

test('a field that the mock server does not know is refused, and its file is named', async () => {
  const { status, body } = await ask(path, { ...payload, nickname: 'Moth' })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('not known to tests/mocks/handlers/signUp.ts: nickname')
})
