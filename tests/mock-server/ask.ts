import { afterAll, expect, test } from 'vitest'
import { differences, factsOf, validationBody } from '@mocks/contract'
import { festival } from '@mocks/festival'
import { hosts } from '@mocks/hosts'
import type { Path } from '@mocks/paths'
import { people } from '@mocks/people'

export type Heard = { status: number; body: unknown }

/** Any text, for `toMatchObject` and `toEqual`; typed, since vitest says `any`. */
export const someText: unknown = expect.any(String)

/** What somebody new sends to sign up. */
export const newcomer = {
  name: 'Sample Newcomer',
  password: 'Unmask@65',
  gender: 'F',
  email: 'newcomer@festival.test',
  dob: '2005-01-24',
  mobile: '9000000065',
  yop: 2027,
  college: 'Sample Institute of Masks',
  city: 'Paschim Medinipur',
  state: 'West Bengal',
  addr: 'none',
  security_question: 'A sample question?',
  security_answer: 'A sample answer',
  captcha: 'captcha-ok-1',
}

/** How a team form names a person. */
export const pairOf = ({ sfId, email }: { sfId: string; email: string }) => ({ sfId, email })

/** The token that a person holds who signed in before the test began. */
export const tokenOf = (person: { id: number }) => festival.sessionOf(person).token

/** A body with that token. */
export const by = (person: { id: number }, body: object = {}) => ({
  token: tokenOf(person),
  ...body,
})

/** Sends what the site would send, with nothing of the site in between. What a GET sends is its query. */
export async function send(path: Path, body: object = {}, signal?: AbortSignal): Promise<Heard> {
  const { host, method } = factsOf(path)
  const address = new URL(`${hosts[host]}${path}`)
  if (method === 'GET') {
    address.search = new URLSearchParams(Object.entries(body)).toString()
    return heard(await fetch(address, { signal }))
  }
  const headers = { 'Content-Type': 'application/json' }
  return heard(await fetch(address, { method, headers, body: JSON.stringify(body), signal }))
}

/** Status and body of a response, the body as JSON where it is. */
async function heard(response: Response): Promise<Heard> {
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const body: unknown = isJson ? JSON.parse(text) : text
  return { status: response.status, body }
}

const met = new Set<string>()

/** Sends what must work. The answer has the shape that the contract knows. */
export async function done(path: Path, body?: object): Promise<unknown> {
  const answer = await send(path, body)
  expect(answer).toMatchObject({ status: 200, body: { code: 0 } })
  expect(differences(factsOf(path).answer, answer.body)).toEqual([])
  met.add(`${path}: done`)
  return answer.body
}

/** Sends what must be refused as the contract knows it: a code and words, and nothing else. */
export async function refused(path: Path, what: string, body?: object): Promise<void> {
  const known = factsOf(path).refusals[what]
  if (!known) throw new Error(`The contract knows no "${what}" of ${path}`)
  const message: unknown = expect.stringMatching(known.says ?? /./)
  const expected = { status: known.status, body: { code: known.code, message } }
  expect(await send(path, body), what).toEqual(expected)
  met.add(`${path}: ${what}`)
}

/** A body that has every field, for calls that are refused for another reason. */
const whole = {
  eventCity: 'KGP',
  eventId: 2,
  teamMembers: [{ sfId: 'x', email: 'x' }],
  memberToDeregister: [{ sfId: 'x', email: 'x' }],
  members: [{ sfId: 'x', email: 'x' }],
  contingent_id: 'x',
  contingent_code: 'x',
  contingent_name: 'x',
  type: 'x',
  issue: 'x',
  complaint_id: 501,
}

/** What is true of all these calls; and every answer that the contract knows of them is met in this file. */
export function testEach(paths: readonly Path[]) {
  test.each(paths.filter((path) => factsOf(path).isSignedIn))(
    '%s refuses a session that has ended',
    async (path) => {
      for (const token of [tokenOf(people.expired), 'made up'])
        await refused(path, 'the session has ended', { ...whole, token })
    },
  )

  test.each(paths.filter((path) => 'no token' in factsOf(path).refusals))(
    '%s tells a missing token apart from a wrong one',
    (path) => refused(path, 'no token', whole),
  )

  test.each(paths.filter((path) => factsOf(path).method === 'POST'))(
    '%s says which field is wrong',
    async (path) => {
      // A number for a token is wrong everywhere, and for an email as well.
      const { status, body } = await send(path, { token: 7, email: 7 })
      expect(status).toBe(400)
      expect(differences(validationBody, body)).toEqual([])
    },
  )

  // eslint-disable-next-line no-empty-pattern -- Vitest reads from it which fixtures are wanted: none
  afterAll(({}, { tasks }) => {
    // Only where the whole file has run.
    if (tasks.some(({ mode }) => mode === 'skip')) return
    const known = paths.flatMap((path) =>
      ['done', ...Object.keys(factsOf(path).refusals)].map((what) => `${path}: ${what}`),
    )
    expect(known.filter((answer) => !met.has(answer))).toEqual([])
  })
}
