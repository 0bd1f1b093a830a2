import { expect, test } from 'vitest'
import {
  contract,
  differences,
  factsOf,
  tokenFields,
  validationBody,
  type Refusal,
} from '@mocks/contract'
import { festival } from '@mocks/festival'
import { PATHS } from '@mocks/paths'
import { classmates, people } from '@mocks/people'
import { tokenOf, type Heard } from './ask'
import { bodiesOf, rowOf, send } from './contractRows'
import { RECORDED_EVENTS } from './recordedEvents'

const { student, expired } = people

test.each(PATHS)('%s answers in the shape that is known', async (path) => {
  for (const body of await bodiesOf(path)) {
    const answer = await send(path, body)
    expect(answer.status).toBe(200)
    expect(differences(factsOf(path).answer, answer.body)).toEqual([])
  }
})

/** A refusal has a code and words, and nothing else. */
function expectRefusal({ status, body }: Heard, known: Refusal) {
  const message: unknown = known.says
    ? expect.stringMatching(known.says)
    : expect.stringMatching(/./)
  expect({ status, body }).toEqual({ status: known.status, body: { code: known.code, message } })
}

const refusals = PATHS.flatMap((path) =>
  Object.entries(factsOf(path).refusals).map(([what, known]) => ({ path, what, known })),
)

test.each(refusals)('$path refuses as it is known to: $what', async ({ path, what, known }) => {
  const { as: [person = student] = [], bodies: [body = {}] = [] } = rowOf(path)
  if (what === 'no token') return expectRefusal(await send(path, body), known)
  if (what === 'the session has ended') {
    for (const token of [tokenOf(expired), 'made up'])
      expectRefusal(await send(path, { token, ...body }), known)
    return
  }
  const provoke = Object.entries(rowOf(path).refusals).find(([name]) => name === what)?.[1]
  if (!provoke) throw new Error(`Nothing brings about "${what}"`)
  expectRefusal(await provoke(person), known)
})

const checked = PATHS.filter((path) => factsOf(path).method === 'POST')

test.each(checked)('%s says which field is wrong', async (path) => {
  // A number for a token is wrong everywhere, and for an email as well.
  const { status, body } = await send(path, { token: 7, email: 7 })
  expect(status).toBe(400)
  expect(differences(validationBody, body)).toEqual([])
})

test('a token carries what the real ones carry', () => {
  for (const person of [...Object.values(people), ...classmates]) {
    const [, payload = ''] = tokenOf(person).split('.')
    const fields: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(differences(tokenFields, fields)).toEqual([])
  }
})

test('the list of events is the recorded one', () => {
  const { events } = festival.state()
  expect(
    events.flatMap((group) =>
      group.events.map((event) => [
        event.id,
        group.genre,
        event.name,
        event.tagline,
        event.min_participation,
        event.max_participation,
        event.is_group,
        event.event_status,
      ]),
    ),
  ).toEqual(RECORDED_EVENTS)
})

test('what drifts is told by its field', () => {
  const { answer } = contract['/api/user/getUser']
  const told = differences(answer, { code: '0', message: 'ok', data: {}, hallAloted: null })
  expect(told.join()).toMatch(/code must be/)
  expect(told.join()).toContain('data.sfId is a required field')
  expect(told.join()).toContain('hallAlloted must be defined')
  expect(told.join()).toContain('hallAloted')
})

test('the two calls of every game in the content are among them', () => {
  const ofGames = ['/player', '/players', '/cans/player', '/cans/players']
  expect(PATHS).toEqual(expect.arrayContaining(ofGames))
})
