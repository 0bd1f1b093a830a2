import type { HttpHandler } from 'msw'
import { array, number, object, string } from 'yup'
import type { FestEvent } from '../data/types'
import { get, ok, refuse, signedInPost, type MockResponse } from '../endpoint'
import type { Hosts } from '../hosts'
import { accountsOf, type Pair } from '../pairs'
import { eventOf, isIn, registrationOf } from '../registrations'
import { nextId, type Account, type FestivalState, type Registration } from '../state'
import { addMembers, deregisterMembers, deregisterTeam } from './teams'

const eventId = number().required().integer()
const pairs = array(object({ sfId: string().defined(), email: string().defined() }))
  .required()
  .min(1)

const registration = object({
  eventCity: string().required().oneOf(['KGP']),
  eventId,
  teamMembers: pairs,
})
const team = object({ eventId })
const removal = object({ eventId, memberToDeregister: pairs })
const addition = object({ eventId, teamMembers: pairs })

/** On the dashboard's endpoints, -5 means an expired session. On register it means wrong member details (Spec §8). */
const session = { expired: -5 }

export function eventHandlers({ userEvents }: Hosts): HttpHandler[] {
  return [
    get(userEvents, '/api/event', (_, { events }) =>
      ok('Genres Fetched Successfully', { data: events }),
    ),
    signedInPost(userEvents, '/api/event/register', { expired: -2 }, registration, register),
    signedInPost(userEvents, '/api/user/registered_events', session, object({}), registeredEvents),
    signedInPost(userEvents, '/api/event/deregister/member', session, removal, deregisterMembers),
    signedInPost(userEvents, '/api/event/deregister/team', session, team, deregisterTeam),
    signedInPost(userEvents, '/api/event/addMember', session, addition, addMembers),
  ]
}

function register(
  me: Account,
  sent: { eventId: number; eventCity: string; teamMembers: Pair[] },
  state: FestivalState,
): MockResponse {
  const event = eventOf(sent.eventId, state)
  if (!event?.event_status) return refuse(-10, 'This event is not open for registration')
  const { accounts, unknown } = accountsOf(sent.teamMembers, state)
  if (unknown) return refuse(-5, `Invalid member details: ${unknown.sfId} and ${unknown.email}`)
  const ids = accounts.map(({ id }) => id)
  if (ids[0] !== me.id) return refuse(-5, 'Invalid member details: the first member must be you')
  if (new Set(ids).size < ids.length) {
    return refuse(-5, 'Invalid member details: somebody is listed twice')
  }
  const taken = accounts.find(({ id }) => registrationOf(id, event.id, state))
  if (taken) return refuse(-4, `${taken.sfId} is already registered for this event`)
  if (!fits(ids.length, event)) return refuse(-6, sizeRule(event))
  state.registrations.push({
    id: nextId(state.registrations),
    eventId: event.id,
    event_city: sent.eventCity,
    leaderId: me.id,
    memberIds: ids,
    withoutMail: [],
  })
  return ok('Registered successfully')
}

function fits(size: number, { min_participation, max_participation }: FestEvent): boolean {
  return size >= min_participation && size <= max_participation
}

function sizeRule({ min_participation, max_participation }: FestEvent): string {
  return `Team size must be from ${min_participation} to ${max_participation}`
}

/** Both lists are beside `code`, not in `data`, and `genre` is an object. */
function registeredEvents(me: Account, _: object, state: FestivalState): MockResponse {
  const mine = state.registrations.filter((registration) => isIn(me.id, registration))
  const registered = mine.flatMap((registration) => {
    const event = eventOf(registration.eventId, state)
    return event ? [{ registration, event }] : []
  })
  const solo = registered.filter(({ event }) => event.max_participation === 1)
  const group = registered.filter(({ event }) => event.max_participation > 1)
  return ok('Registered events fetched successfully', {
    soloEventData: solo.map(({ registration, event }) => ({
      event_city: registration.event_city,
      event: { id: event.id, name: event.name, genre: { genre: event.genre } },
    })),
    groupEventData: group.map(({ registration, event }) => ({
      event_city: registration.event_city,
      team_name: null,
      leader_id: registration.leaderId,
      event: {
        id: event.id,
        name: event.name,
        min_participation: event.min_participation,
        max_participation: event.max_participation,
        genre: { genre: event.genre },
      },
      GroupMembers: membersOf(registration, state),
    })),
  })
}

function membersOf({ memberIds, withoutMail }: Registration, state: FestivalState) {
  return memberIds.flatMap((memberId) => {
    const account = state.accounts.find(({ id }) => id === memberId)
    if (!account) return []
    const { id, sfId, name, college } = account
    const email = withoutMail.includes(id) ? null : account.email
    return [{ user: { id, sfId, name, email, college } }]
  })
}
