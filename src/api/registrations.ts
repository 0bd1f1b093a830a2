import { fieldsOf, listOf, nameOf, numberOf, textOf, uniqueBy } from '@/shared/lib/parse'
import { sfIdKey } from '@/festival/sfIds'
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

export async function getRegisteredEvents(body: { token: string }): Promise<Registrations> {
  const path = '/api/user/registered_events'
  const reply = await request(path, { body, sessionCodes: SESSION_CODES })
  if (!Array.isArray(reply.soloEventData) && !Array.isArray(reply.groupEventData)) {
    throw new ApiError('unanswered', `The response of ${path} has no lists`)
  }
  return readRegistrations({ solo: reply.soloEventData, group: reply.groupEventData })
}

/** From a response or from storage. */
export function readRegistrations(value: unknown): Registrations {
  const { solo, group } = fieldsOf(value)
  const idOf = ({ event }: SoloRegistration) => String(event.id)
  return {
    solo: uniqueBy(listOf(solo).flatMap(readSolo), idOf),
    group: uniqueBy(listOf(group).flatMap(readGroup), idOf),
  }
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
  const members = uniqueBy(listOf(fields.GroupMembers).map(readTeamMember), keyOfMember)
  const max = readSize(event.max_participation) ?? members.length
  return [
    {
      event: { id, name: nameOf(event.name), max_participation: max },
      leader_id: textOf(fields.leader_id),
      GroupMembers: members,
    },
  ]
}

/** Of a member of a team or a contingent: the server may list one twice. */
export function keyOfMember({ id, sfId }: { id: string; sfId: string }): string {
  return id || sfIdKey(sfId)
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
