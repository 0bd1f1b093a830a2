import { fieldsOf, isRecord, listOf, numberOf, textOf } from '@/shared/lib/unknown'
import { ask, send } from './client'
import { ApiError } from './errors'

/** A sub-event that people register for (Spec §3), its texts cleaned for reading. */
export type FestEvent = {
  id: number
  genre: string
  name: string
  tagline: string
  writeup: string
  rules: string[]
  /** Only visible events come this far; kept so that a stored list reads like an answer. */
  event_status: true
  /** Team sizes count the leader. A `max_participation` of 1 is a solo event. */
  min_participation: number
  max_participation: number
}

/** A genre that has something to show, with its visible events. */
export type Genre = { genre: string; events: FestEvent[] }

/** One person of a team, as every events call names them. */
export type Member = { sfId: string; email: string }

export type SoloRegistration = { event: { id: number; name: string } }

/** A team. A member whose mail the server kept back has none: such a member cannot be removed. */
export type GroupRegistration = {
  event: { id: number; name: string; max_participation: number }
  leader_id: string
  GroupMembers: TeamMember[]
}
export type TeamMember = { id: string; sfId: string; name: string; email: string }

export type Registrations = { solo: SoloRegistration[]; group: GroupRegistration[] }

/** The festival takes place in one city; the server wants its code (Spec §9). */
const EVENT_CITY = 'KGP'
const SESSION_CODES = [-5] as const
/** On these calls -5 speaks of the members' details, not of the session: only its words can end it. */
const NO_SESSION_CODES = [] as const

/** GET /api/event: the genres with a visible event, in the server's order. */
export async function getEvents(signal?: AbortSignal): Promise<Genre[]> {
  const { data } = await ask({ host: 'userEvents', path: '/api/event', signal })
  if (!Array.isArray(data)) throw new ApiError('offline', 'The answer to /api/event has no list')
  return readGenres(data)
}

/** POST /api/event/register; the first member is the signed-in user, who becomes the leader. */
export function register(body: {
  token: string
  eventId: number
  teamMembers: Member[]
}): Promise<string> {
  const path = '/api/event/register'
  const { token, ...rest } = body
  return send({
    host: 'userEvents',
    path,
    body: { token, eventCity: EVENT_CITY, ...rest },
    // Clients of other years also know -2 as "not authorised, log in again" on this call.
    sessionCodes: [-2],
  })
}

/** POST /api/user/registered_events */
export async function getRegisteredEvents(
  body: { token: string },
  signal?: AbortSignal,
): Promise<Registrations> {
  const path = '/api/user/registered_events'
  const reply = await ask({ host: 'userEvents', path, body, signal, sessionCodes: SESSION_CODES })
  if (!Array.isArray(reply.soloEventData) && !Array.isArray(reply.groupEventData)) {
    throw new ApiError('offline', `The answer to ${path} has no lists`)
  }
  return {
    solo: listOf(reply.soloEventData).flatMap(readSolo),
    group: listOf(reply.groupEventData).flatMap(readGroup),
  }
}

/** POST /api/event/deregister/member: solo deregistration with one's own pair, or removing members. */
export function deregisterMembers(body: {
  token: string
  eventId: number
  memberToDeregister: Member[]
}): Promise<string> {
  const path = '/api/event/deregister/member'
  return send({ host: 'userEvents', path, body, sessionCodes: SESSION_CODES })
}

/** POST /api/event/deregister/team; the leader's alone. */
export function deregisterTeam(body: { token: string; eventId: number }): Promise<string> {
  const path = '/api/event/deregister/team'
  return send({ host: 'userEvents', path, body, sessionCodes: SESSION_CODES })
}

/** POST /api/event/addMember; the leader's alone, while the team has room. */
export function addMembers(body: {
  token: string
  eventId: number
  teamMembers: Member[]
}): Promise<string> {
  const path = '/api/event/addMember'
  return send({ host: 'userEvents', path, body, sessionCodes: NO_SESSION_CODES })
}

/** Genres out of an answer or out of storage: groups of events, or one flat list of them. */
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
  const name = textOf(fields.name).trim()
  const isVisible = fields.event_status === true || numberOf(fields.event_status) === 1
  // Some years carry "Accommodation" among the events; it is neither a genre nor an event.
  if (id === undefined || !name || !genre || !isVisible) return undefined
  if ([name, genre].some((each) => each.toLowerCase() === 'accommodation')) return undefined
  const min = Math.max(1, numberOf(fields.min_participation) ?? 1)
  return {
    id,
    genre,
    name,
    tagline: textOf(fields.tagline).trim(),
    writeup: readText(fields.writeup),
    rules: listOf(fields.rules).map(readRule).filter(Boolean),
    event_status: true,
    min_participation: min,
    max_participation: Math.max(min, numberOf(fields.max_participation) ?? min),
  }
}

/** Some texts hold the two characters backslash and n where a line break was meant. */
function readText(found: unknown): string {
  return textOf(found).replaceAll('\\n', '\n').trim()
}

/** A rule without its own leading "1.": the page's list marks it already. "2.5 metres" is no number of a rule. */
function readRule(found: unknown): string {
  return readText(found).replace(/^\d{1,2}\s*[.)](?!\d)\s*/, '')
}

function readSolo(found: unknown): SoloRegistration[] {
  const event = fieldsOf(fieldsOf(found).event)
  const id = numberOf(event.id)
  return id === undefined ? [] : [{ event: { id, name: textOf(event.name).trim() } }]
}

function readGroup(found: unknown): GroupRegistration[] {
  const fields = fieldsOf(found)
  const event = fieldsOf(fields.event)
  const id = numberOf(event.id)
  if (id === undefined) return []
  const members = listOf(fields.GroupMembers).map((each) => readTeamMember(fieldsOf(each).user))
  const max = numberOf(event.max_participation) ?? members.length
  return [
    {
      event: { id, name: textOf(event.name).trim(), max_participation: max },
      leader_id: textOf(fields.leader_id),
      GroupMembers: members,
    },
  ]
}

function readTeamMember(found: unknown): TeamMember {
  const fields = fieldsOf(found)
  return {
    id: textOf(fields.id),
    sfId: textOf(fields.sfId).trim(),
    name: textOf(fields.name).trim(),
    email: textOf(fields.email).trim(),
  }
}
