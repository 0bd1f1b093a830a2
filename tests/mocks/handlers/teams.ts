import type { FestEvent } from '../data/types'
import { ok, refuse, type MockResponse } from '../endpoint'
import { accountsOf, type Pair } from '../pairs'
import { eventOf, isIn, registrationOf, removeRegistration } from '../registrations'
import type { Account, FestivalState, Registration } from '../state'

const NOT_THE_LEADER = -8
const TEAM_SIZE = -6
const INVALID_MEMBER = -5
const OTHER = -3

type Entry = { event: FestEvent; registration: Registration }

/** Users leave a solo event with it, and leaders remove members (Spec §7). */
export function deregisterMembers(
  me: Account,
  sent: { eventId: number; memberToDeregister: Pair[] },
  state: FestivalState,
): MockResponse {
  const entry = entryOf(me, sent.eventId, state)
  if (!entry) return refuse(OTHER, 'You are not registered for this event')
  const { accounts, unknown } = accountsOf(sent.memberToDeregister, state)
  if (unknown) return refuse(INVALID_MEMBER, `Invalid member details: ${unknown.sfId}`)
  const { event, registration } = entry
  if (event.max_participation === 1) return leaveSolo(me, accounts, registration, state)
  return removeFromTeam(me, accounts, entry)
}

function leaveSolo(
  me: Account,
  named: Account[],
  registration: Registration,
  state: FestivalState,
): MockResponse {
  if (named.some(({ id }) => id !== me.id)) {
    return refuse(NOT_THE_LEADER, 'You can only deregister yourself')
  }
  removeRegistration(registration, state)
  return ok('Deregistered successfully')
}

function removeFromTeam(
  me: Account,
  named: Account[],
  { event, registration }: Entry,
): MockResponse {
  if (registration.leaderId !== me.id) {
    return refuse(NOT_THE_LEADER, 'Only the leader can remove members')
  }
  if (named.some(({ id }) => id === me.id)) {
    return refuse(OTHER, 'The leader cannot be removed. Deregister the team instead.')
  }
  if (named.some(({ id }) => !isIn(id, registration))) {
    return refuse(OTHER, 'This person is not in your team')
  }
  const left = registration.memberIds.filter((memberId) => !named.some(({ id }) => id === memberId))
  if (left.length < event.min_participation) {
    return refuse(TEAM_SIZE, `A team needs at least ${event.min_participation} members`)
  }
  registration.memberIds = left
  return ok('Member removed successfully')
}

export function deregisterTeam(
  me: Account,
  sent: { eventId: number },
  state: FestivalState,
): MockResponse {
  const entry = entryOf(me, sent.eventId, state)
  if (!entry || entry.event.max_participation === 1) {
    return refuse(OTHER, 'You have no team in this event')
  }
  if (entry.registration.leaderId !== me.id) {
    return refuse(NOT_THE_LEADER, 'Only the leader can deregister the team')
  }
  removeRegistration(entry.registration, state)
  return ok('Team deregistered successfully')
}

export function addMembers(
  me: Account,
  sent: { eventId: number; teamMembers: Pair[] },
  state: FestivalState,
): MockResponse {
  const entry = entryOf(me, sent.eventId, state)
  if (!entry) return refuse(OTHER, 'You are not registered for this event')
  const { event, registration } = entry
  if (registration.leaderId !== me.id) {
    return refuse(NOT_THE_LEADER, 'Only the leader can add members')
  }
  const { accounts, unknown } = accountsOf(sent.teamMembers, state)
  if (unknown) {
    return refuse(INVALID_MEMBER, `Invalid member details: ${unknown.sfId} and ${unknown.email}`)
  }
  const taken = accounts.find(({ id }) => registrationOf(id, event.id, state))
  if (taken) return refuse(OTHER, `${taken.sfId} is already registered for this event`)
  const added = new Set([...registration.memberIds, ...accounts.map(({ id }) => id)])
  if (added.size > event.max_participation) {
    return refuse(TEAM_SIZE, `A team can have at most ${event.max_participation} members`)
  }
  registration.memberIds = [...added]
  return ok('Member added successfully')
}

function entryOf(me: Account, eventId: number, state: FestivalState): Entry | undefined {
  const event = eventOf(eventId, state)
  const registration = registrationOf(me.id, eventId, state)
  return event && registration && { event, registration }
}
