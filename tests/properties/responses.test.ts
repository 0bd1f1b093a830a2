import './browser'
import axios from 'axios'
import fc, { type Arbitrary } from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { getUser, readUser } from '@/api/profile'
import { login, loginWithGoogle } from '@/api/auth'
import { cancelComplaint, complaintType, fetchComplaints, subjectOf } from '@/api/complaints'
import { getMembers, joinContingent } from '@/api/contingent'
import { ApiError } from '@/api/errors'
import { getEvents } from '@/api/events'
import { getRegisteredEvents, register } from '@/api/registrations'
import { getPlayer, getPlayers } from '@/api/games'
import { emptyList } from '@/blocks/members/memberList'
import { rowsBesideLeader } from '@/features/events/genre/team'
import { games } from '../editions/frozen/content'
import { allowedActions, viewerRoleOf } from '@/queries/contingentRules'
import { inOrder, invitation, matches } from '@/features/contingent/details/members'
import { eventChoices } from '@/features/dashboard/complaints/complaintSchema'
import { shortened } from '@/features/dashboard/complaints/ComplaintCard'
import { listsOf, statusText } from '@/queries/complaintRules'
import { profileRows } from '@/features/dashboard/ProfileModal'
import { confirmTexts } from '@/features/dashboard/registered/deregistration'
import { findGenre, neighboursOf, searchEvents, tilesOf } from '@/queries/eventRules'
import { rankOf, topTen } from '@/features/games/ranks'
import {
  eventName,
  freePlaces,
  leaderOf,
  roleOf,
  without,
  type Deregistration,
} from '@/queries/registrationRules'
import { isOf } from '@/blocks/schedule/useUserPlan'
import { longDate } from '@/shared/lib/dates'
import { fieldsOf } from '@/shared/lib/parse'
import { paths } from '@/festival/paths'
import { checkProperties } from './checkProperties'
import { anything, bent, text, written } from './hostile'
import { complaints, contingent, genres, players, registrations, session, user } from './samples'

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
const board = games.witch.scores
const someone = { id: '7', sfId: 'SF00007', profile: undefined }
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
      expect(tilesOf(groups).length).toBeGreaterThanOrEqual(groups.length)
      expect(eventChoices(undefined, groups, '')).toHaveLength(new Set(all.map(eventName)).size)
      for (const genre of groups) {
        const written = decodeURIComponent(paths.genre(genre.genre).split('/').at(-1) ?? '')
        expect(groups).toContain(findGenre(groups, written))
        expect(Object.values(neighboursOf(groups, genre) ?? {})).not.toContain(genre)
      }
      for (const event of all) {
        expect(new URL(paths.event(event.genre, event.id), 'https://own.test').host).toBe(
          'own.test',
        )
        expect(emptyList(rowsBesideLeader(event)).members).toHaveLength(event.min_participation - 1)
        isOf(event.name, { title: query })
      }
    },
  ),

  'registrations can be shown, and left': respondingWith(
    successes(registrations),
    () => getRegisteredEvents(body),
    (registered) => {
      const choices = eventChoices(registered, [], '')
      for (const { event } of registered.solo) {
        const what: Deregistration = {
          kind: 'solo',
          event,
          people: [{ sfId: 'SF00007', email: '' }],
        }
        expect(without(registered, what).solo.map((entry) => entry.event.id)).not.toContain(
          event.id,
        )
        expect(renderToStaticMarkup(confirmTexts(what).loss)).not.toContain('undefined')
        expect(JSON.stringify(choices)).toContain(JSON.stringify(eventName(event)))
      }
      for (const team of registered.group) {
        expect(freePlaces(team)).toBeGreaterThanOrEqual(0)
        const { GroupMembers: members } = team
        expect(members.filter((member) => roleOf(member, team, true) === 'leader').length).toBe(
          leaderOf(team) ? 1 : 0,
        )
        const { event } = team
        const what: Deregistration = { kind: 'members', event, people: members }
        expect(renderToStaticMarkup(confirmTexts(what).loss)).not.toContain('undefined')
        const { group } = without(registered, { ...what, kind: 'team' })
        expect(group.map((entry) => entry.event.id)).not.toContain(event.id)
      }
    },
  ),

  'a contingent can be shown, filtered and joined by others': respondingWith(
    successes({ data: contingent }),
    () => getMembers(body),
    (joined, query) => {
      if (!joined) return
      expect(inOrder(joined)).toHaveLength(joined.updatedMembersInfo.length)
      allowedActions(joined, viewerRoleOf(joined, someone, undefined))
      for (const member of joined.updatedMembersInfo) {
        expect(Object.values(member).slice(0, 3).every(isText)).toBe(true)
        expect(matches(member, { query: '', share: 'all' })).toBe(true)
        matches(member, { query, share: 'paid' })
      }
      expect(invitation(joined).text).not.toContain('undefined')
    },
  ),

  'complaints can be sorted, shown and cancelled': respondingWith(
    fc.oneof(
      successes({ data: complaints }),
      successes({ data: { complaints } }),
      successes({ complaints }),
    ),
    () => fetchComplaints(body),
    (filed) => {
      const { current, closed, resolved } = listsOf(filed)
      expect(current.length + closed.length + resolved.length).toBe(filed.length)
      for (const { id, type, issue, status, created_at } of filed) {
        expect(Number.isFinite(id)).toBe(true)
        const { type: kind, event } = subjectOf({ type })
        if (event) expect(complaintType({ type: kind, event })).toBe(type)
        expect([...shortened(issue)].length).toBeLessThanOrEqual(61)
        expect(isText(statusText(status)) && isText(longDate('Asia/Kolkata', created_at))).toBe(
          true,
        )
      }
    },
  ),

  'players can be ranked, and contain no pin': fc.asyncProperty(
    successes({ players, player: players }),
    text,
    async (data, name) => {
      line = { status: 200, data }
      const ranking = (await outcome(() => getPlayers(board))) ?? []
      const match = await outcome(() => getPlayer(board, name))
      for (const player of [...ranking, ...(match ? [match] : [])]) {
        expect(Object.keys(player)).toEqual(['id', 'user_name', 'players_rank', 'points'])
        expect(player.user_name).not.toBe('')
        expect(rankOf(player, ranking)).toBeLessThanOrEqual(ranking.length + 1)
      }
      for (const { rank } of topTen(ranking)) expect(Number.isFinite(rank)).toBe(true)
    },
  ),
})
