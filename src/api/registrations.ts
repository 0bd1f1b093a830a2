import { fieldsOf, listOf, nameOf, numberOf, textOf } from '@/shared/lib/parse'
import { request, requestMessage } from './client'
import { ApiError, isRefusal } from './errors'
import { readSize } from './events'

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

/** `team`: the whole team. Leaving a solo event sends the user's own SF ID and email (Spec §7). */
export type Deregistration = {
  kind: 'solo' | 'team' | 'members'
  event: SoloRegistration['event']
  people: (Member & { name?: string })[]
}

/** The server requires the city of the festival (Spec §9). */
const EVENT_CITY = 'KGP'
const SESSION_CODES = [-5] as const
/** The team has another leader. */
const NOT_THE_LEADER = -8

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
    throw new ApiError('unanswered', `The response of ${path} has no lists`)
  }
  return readRegistrations({ solo: reply.soloEventData, group: reply.groupEventData })
}

/** From a response or from storage. */
export function readRegistrations(value: unknown): Registrations {
  const { solo, group } = fieldsOf(value)
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
export async function addMembers(body: TeamBody): Promise<string> {
  try {
    // Here -5 is about the members' details. Only HTTP 401 or the message says that the session has ended.
    return await requestMessage('/api/event/addMember', { body, sessionCodes: [] })
  } catch (error) {
    if (!isRefusal(error, NOT_THE_LEADER)) throw error
    // Spec §5.
    throw new ApiError('refused', "You are not the leader so you can't add a member", error)
  }
}

function readSolo(value: unknown): SoloRegistration[] {
  const event = fieldsOf(fieldsOf(value).event)
  const id = numberOf(event.id)
  return id === undefined ? [] : [{ event: { id, name: nameOf(event.name) } }]
}

function readGroup(value: unknown): GroupRegistration[] {
  const fields = fieldsOf(value)
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
function readTeamMember(value: unknown): TeamMember {
  const fields = fieldsOf(fieldsOf(value).user ?? value)
  return {
    id: textOf(fields.id),
    sfId: textOf(fields.sfId).trim(),
    name: nameOf(fields.name),
    email: textOf(fields.email).trim(),
  }
}

/** False while unknown. If the list does not load, the server decides at registration. */
export function isRegistered(registrations: Registrations | undefined, id: number | undefined) {
  return [...(registrations?.solo ?? []), ...(registrations?.group ?? [])].some(
    ({ event }) => event.id === id,
  )
}

export function without({ solo, group }: Registrations, what: Deregistration) {
  const { kind, event, people } = what
  const isOther = (registration: SoloRegistration) => registration.event.id !== event.id
  if (kind !== 'members') return { solo: solo.filter(isOther), group: group.filter(isOther) }
  const stays = ({ sfId }: TeamMember) => people.every((person) => person.sfId !== sfId)
  const withoutThem = (team: GroupRegistration) =>
    isOther(team) ? team : { ...team, GroupMembers: team.GroupMembers.filter(stays) }
  return { solo, group: group.map(withoutThem) }
}

/**
 * Whether the user is registered for the event with exactly these members, of whom the user is the first. A member who is
 * registered alone has no team.
 */
export function isRegisteredWith(
  registrations: Registrations,
  eventId: number,
  members: Member[],
): boolean {
  const team = registrations.group.find(({ event }) => event.id === eventId)
  if (!team) return registrations.solo.some(({ event }) => event.id === eventId)
  // The server may leave out the leader.
  const [leader, ...others] = members
  const present = team.GroupMembers.filter((member) => !leader || !hasAll([leader], [member]))
  return present.length === others.length && hasAll(present, others)
}

export function hasAll(present: { sfId: string }[], members: { sfId: string }[]): boolean {
  const ids = new Set(present.map(plainId))
  return members.every((member) => ids.has(plainId(member)))
}

/** The same for all spellings of an SF ID: "sf 00024" and "SF24" are equal. */
function plainId({ sfId }: { sfId: string }): string {
  const plain = sfId.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return plain.replace(/^(?:SF)?0*(?=\d+$)/, '')
}
