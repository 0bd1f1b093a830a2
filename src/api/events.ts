import { fieldsOf, isRecord, listOf, nameOf, numberOf, textOf } from '@/shared/lib/unknown'
import { request, requestMessage } from './client'
import { ApiError } from './errors'

/** A sub-event that users register for (Spec §3). Its texts are cleaned for display. */
export type FestEvent = {
  id: number
  genre: string
  name: string
  tagline: string
  writeup: string
  rules: string[]
  /** Hidden events are filtered out. Kept so that a stored list has the same shape as a response. */
  event_status: true
  /** Team sizes include the leader. A `max_participation` of 1 is a solo event. */
  min_participation: number
  max_participation: number
}

export type Genre = { genre: string; events: FestEvent[] }

export type Member = { sfId: string; email: string }

type TeamBody = { token: string; eventId: number; teamMembers: Member[] }

export type SoloRegistration = { event: { id: number; name: string } }

/** The server hides the email of some members: they cannot be removed from the team. */
export type GroupRegistration = {
  event: { id: number; name: string; max_participation: number }
  leader_id: string
  GroupMembers: TeamMember[]
}
export type TeamMember = { id: string; sfId: string; name: string; email: string }

export type Registrations = { solo: SoloRegistration[]; group: GroupRegistration[] }

/** The server requires the city of the festival (Spec §9). */
const EVENT_CITY = 'KGP'
/** More than any real team. A larger size is a mistake: so many rows would freeze the form. */
const MAX_TEAM_SIZE = 100
const SESSION_CODES = [-5] as const
/** Here -5 is about the members' details. Only HTTP 401 or the message says that the session has ended. */
const NO_SESSION_CODES = [] as const

/** `addMembers` is refused with it when the team has another leader. */
export const NOT_THE_LEADER = -8

export async function getEvents(signal?: AbortSignal): Promise<Genre[]> {
  const { data } = await request('/api/event', { signal })
  if (!Array.isArray(data)) throw new ApiError('unanswered', 'The answer to /api/event has no list')
  return readGenres(data)
}

/**
 * The first member must be the signed-in user, who becomes the leader. Refusals are shown in the server's words. Codes
 * seen so far: -2 the session has ended, -4 or 1 somebody is registered already, -5 an SF ID and email do not belong
 * together, -6 the size of the team. No code of its own is known for anything else, such as gender.
 */
export const register = (body: TeamBody) =>
  requestMessage('/api/event/register', {
    body: { eventCity: EVENT_CITY, ...body },
    // Clients of other years treat -2 as "not authorised, log in again" on this request.
    sessionCodes: [-2],
  })

export async function getRegisteredEvents(
  body: { token: string },
  signal?: AbortSignal,
): Promise<Registrations> {
  const path = '/api/user/registered_events'
  const reply = await request(path, { body, signal, sessionCodes: SESSION_CODES })
  if (!Array.isArray(reply.soloEventData) && !Array.isArray(reply.groupEventData)) {
    throw new ApiError('unanswered', `The answer to ${path} has no lists`)
  }
  return readRegistrations({ solo: reply.soloEventData, group: reply.groupEventData })
}

/** From a response or from storage. */
export function readRegistrations(found: unknown): Registrations {
  const { solo, group } = fieldsOf(found)
  return { solo: listOf(solo).flatMap(readSolo), group: listOf(group).flatMap(readGroup) }
}

/** Removes team members; for a solo event, the user's own entry. */
export const deregisterMembers = (body: {
  token: string
  eventId: number
  memberToDeregister: Member[]
}) => requestMessage('/api/event/deregister/member', { body, sessionCodes: SESSION_CODES })

/** Only for the leader. */
export const deregisterTeam = (body: { token: string; eventId: number }) =>
  requestMessage('/api/event/deregister/team', { body, sessionCodes: SESSION_CODES })

/** Only for the leader, and while the team has room. */
export const addMembers = (body: TeamBody) =>
  requestMessage('/api/event/addMember', { body, sessionCodes: NO_SESSION_CODES })

/** From a response or from storage: a list of genres with events, or one flat list of events. */
export function readGenres(found: unknown): Genre[] {
  const groups = new Map<string, FestEvent[]>()
  for (const item of listOf(found).filter(isRecord)) {
    const events = Array.isArray(item.events) ? item.events : [item]
    for (const event of events) {
      const genre = textOf(item.genre).trim() || textOf(fieldsOf(event).genre).trim()
      const festEvent = readEvent(event, genre)
      if (festEvent) groups.set(genre, [...(groups.get(genre) ?? []), festEvent])
    }
  }
  return [...groups].map(([genre, events]) => ({ genre, events }))
}

function readEvent(found: unknown, genre: string): FestEvent | undefined {
  const fields = fieldsOf(found)
  const id = numberOf(fields.id)
  const name = nameOf(fields.name)
  const isVisible = fields.event_status === true || numberOf(fields.event_status) === 1
  // In some years the list contains "Accommodation", which is neither a genre nor an event.
  if (id === undefined || !name || !genre || !isVisible) return undefined
  if ([name, genre].some((each) => each.toLowerCase() === 'accommodation')) return undefined
  const min = readSize(fields.min_participation) ?? 1
  return {
    id,
    genre,
    name,
    tagline: textOf(fields.tagline).trim(),
    writeup: readText(fields.writeup),
    rules: listOf(fields.rules).map(readRule).filter(Boolean),
    event_status: true,
    min_participation: min,
    max_participation: Math.max(min, readSize(fields.max_participation) ?? min),
  }
}

function readSize(found: unknown): number | undefined {
  const size = numberOf(found)
  return size === undefined ? undefined : Math.min(Math.max(1, Math.floor(size)), MAX_TEAM_SIZE)
}

/** Some texts contain a backslash and an n instead of a line break. */
function readText(found: unknown): string {
  return textOf(found).replaceAll('\\n', '\n').trim()
}

/** Removes a leading "1.", because the page numbers the list. Keeps "2.5 metres". */
function readRule(found: unknown): string {
  return readText(found).replace(/^\d{1,2}\s*[.)](?!\d)\s*/, '')
}

function readSolo(found: unknown): SoloRegistration[] {
  const event = fieldsOf(fieldsOf(found).event)
  const id = numberOf(event.id)
  return id === undefined ? [] : [{ event: { id, name: nameOf(event.name) } }]
}

function readGroup(found: unknown): GroupRegistration[] {
  const fields = fieldsOf(found)
  const event = fieldsOf(fields.event)
  const id = numberOf(event.id)
  if (id === undefined) return []
  const members = listOf(fields.GroupMembers).map(readTeamMember)
  const max = readSize(event.max_participation) ?? members.length
  return [
    {
      event: { id, name: nameOf(event.name), max_participation: max },
      leader_id: textOf(fields.leader_id),
      GroupMembers: members,
    },
  ]
}

/** In a response it is under `user`. */
function readTeamMember(found: unknown): TeamMember {
  const fields = fieldsOf(fieldsOf(found).user ?? found)
  return {
    id: textOf(fields.id),
    sfId: textOf(fields.sfId).trim(),
    name: nameOf(fields.name),
    email: textOf(fields.email).trim(),
  }
}
