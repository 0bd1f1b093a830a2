import './browser'
import axios from 'axios'
import fc, { type Arbitrary } from 'fast-check'
import { expect } from 'vitest'
import { getUser, readUser } from '@/api/accounts'
import { login, loginWithGoogle } from '@/api/signIn'
import { cancelComplaint } from '@/api/complaints'
import { joinContingent } from '@/api/contingents'
import { ApiError } from '@/api/errors'
import { getEvents } from '@/api/events'
import { register } from '@/api/registrations'
import { emptyList } from '@/blocks/members/memberList'
import { placesBesideLeader } from '@/features/events/genre/team'
import { profileRows } from '@/features/dashboard/ProfileModal'
import { findGenre, neighboursOf, searchEvents } from '@/blocks/findGenre'
import { fieldsOf } from '@/shared/lib/parse'
import { paths } from '@/festival/paths'
import { checkProperties } from './checkProperties'
import { anything, bent, text, written } from './hostile'
import { genres, session, user } from './samples'

const body = { token: 'a-token' }
let line = { status: 200, data: '' }
// Replaces the network only: the client's own code handles the response.
axios.defaults.adapter = (config) =>
  Promise.resolve({ ...line, config, headers: {}, statusText: '' })

/** The result of a call; `undefined` for an expected error. Any other error is thrown. */
async function outcome<Output>(call: () => Promise<Output>): Promise<Output | undefined> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    expect(typeof error.message).toBe('string')
    return undefined
  }
}

const successes = (rest: Record<string, unknown>) =>
  written(
    fc.oneof(
      { weight: 5, arbitrary: bent(rest).map((all) => ({ ...fieldsOf(all), code: 0 })) },
      { weight: 1, arbitrary: bent({ code: 0, message: 'ok', ...rest }) },
    ),
  )

/** Checks the result of a call for random responses of this shape. */
function respondingWith<Output>(
  responses: Arbitrary<string>,
  call: () => Promise<Output>,
  check: (output: Output, text: string) => void,
) {
  return fc.asyncProperty(responses, text, async (data, text) => {
    line = { status: 200, data }
    const output = await outcome(call)
    if (output !== undefined) check(output, text)
  })
}

const statuses = fc.constantFrom(200, 201, 204, 301, 400, 401, 404, 409, 429, 500, 503)
const errors = bent({ code: -5, message: 'Unauthorized', error: [{ path: 'x', message: 'y' }] })
const isText = (value: unknown) => typeof value === 'string'

checkProperties({
  'any text with any status gives a result or an expected error': fc.asyncProperty(
    written(fc.oneof(anything, errors)),
    statuses,
    fc.constantFrom<() => Promise<unknown>>(
      () => register({ ...body, eventId: 5, teamMembers: [] }),
      () => cancelComplaint({ ...body, complaint_id: 5 }),
      () => joinContingent({ ...body, contingent_id: '1', contingent_code: 'x' }),
      () => loginWithGoogle(body),
    ),
    async (data, status, call) => {
      line = { status, data }
      await outcome(call)
    },
  ),

  'a sign-in gives a complete session or none': respondingWith(
    fc.oneof(
      successes({ data: session }),
      successes({ data: { token: 't', data: user } }),
      successes({ data: { ...user, token: 't' } }),
    ),
    () => login({ email: 'a', password: 'b' }),
    ({ session: { token, user }, message }) => {
      expect([token, user.sfId]).not.toContain('')
      expect(Object.keys(user)).toEqual(Object.keys(readUser({})))
      expect(isText(message)).toBe(true)
    },
  ),

  'a user record can be shown, and contains no secret': respondingWith(
    successes({ data: { ...user, hall_alloted: 'Hall' }, hallAlloted: 'Hall' }),
    () => getUser(body),
    (record) => {
      for (const row of profileRows(readUser(session.user), record)) expect(row.text).not.toBe('')
      expect(Object.keys(record.user)).toEqual(Object.keys(readUser({})))
    },
  ),

  'a list of events can be searched, opened and walked through': respondingWith(
    successes({ data: genres }),
    getEvents,
    (groups, query) => {
      const all = groups.flatMap(({ events }) => events)
      expect(all.filter((event) => !searchEvents(groups, event.name).includes(event))).toEqual(
        all.filter(({ name }) => !/[\p{L}\p{N}]/u.test(name.normalize('NFKD'))),
      )
      expect(searchEvents(groups, query).length).toBeLessThanOrEqual(all.length)
      for (const genre of groups) {
        const written = decodeURIComponent(paths.genre(genre.genre).split('/').at(-1) ?? '')
        expect(groups).toContain(findGenre(groups, written))
        expect(Object.values(neighboursOf(groups, genre) ?? {})).not.toContain(genre)
      }
      for (const event of all) {
        expect(new URL(paths.event(event.genre, event.id), 'https://own.test').host).toBe(
          'own.test',
        )
        expect(emptyList(placesBesideLeader(event)).members).toHaveLength(
          event.min_participation - 1,
        )
      }
    },
  ),
})
