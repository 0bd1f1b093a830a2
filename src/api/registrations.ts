import { fieldsOf, listOf, nameOf, numberOf, textOf, uniqueBy } from '@/shared/lib/parse'
import { sfIdKey } from '@/festival/sfIds'
import { request, requestMessage } from './client'
import { ApiError, isRefusal } from './errors'
import { readSize } from './events'

export type Member = { sfId: string; email: string }

type TeamBody = { token: string; eventId: number; teamMembers: Member[] }

export type SoloRegistration = { event: { id: number; name: string } }

/** The server hides the email of some members. Nobody can remove them from the team. */
export type GroupRegistration = {
  event: { id: number; name: string; max_participation: number }
  leader_id: string
  GroupMembers: TeamMember[]
}
export type TeamMember = { id: string; sfId: string; name: string; email: string }

export type Registrations = { solo: SoloRegistration[]; group: GroupRegistration[] }

/** Spec §9: the server requires the city of the festival. */
const EVENT_CITY = 'KGP'
const SESSION_CODES = [-5] as const
const NOT_THE_LEADER = -8

/**
 * The first member must be the signed-in user, who becomes the leader.
 * Known codes: -2 the session has ended, -4 or 1 somebody is registered already, -5 an SF ID and an email do not belong
 * together, -6 the team has a wrong size. Other refusals, such as for the gender, have no known code.
 */
export const register = (body: TeamBody) =>
  requestMessage('/api/event/register', {
    body: { eventCity: EVENT_CITY, ...body },
    // Sites of other years read -2 as "not authorised, log in again" for this request.
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

/** `value` comes from storage, or has the lists of a response. */
export function readRegistrations(value: unknown): Registrations {
  const { solo, group } = fieldsOf(value)
  const idOf = ({ event }: SoloRegistration) => String(event.id)
  return {
    solo: uniqueBy(listOf(solo).flatMap(readSolo), idOf),
    group: uniqueBy(listOf(group).flatMap(readGroup), idOf),
  }
}

/** Removes members of a team, or the user from a solo event. */
export const deregisterMembers = (body: {
  token: string
  eventId: number
  memberToDeregister: Member[]
}) => requestMessage('/api/event/deregister/member', { body, sessionCodes: SESSION_CODES })

/** Only the leader may call it. */
export const deregisterTeam = (body: { token: string; eventId: number }) =>
  requestMessage('/api/event/deregister/team', { body, sessionCodes: SESSION_CODES })

/** Only the leader may call it, while the team is not full. */
export async function addMembers(body: TeamBody): Promise<string> {
  try {
    // Here, -5 means that the details of a member are wrong. Only HTTP 401 or the message ends the session.
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

/** The server may list a member of a team or a contingent twice. */
export function keyOfMember({ id, sfId }: { id: string; sfId: string }): string {
  return id || sfIdKey(sfId)
}

/** A response has the fields under `user`, and storage has them without `user`. */
function readTeamMember(value: unknown): TeamMember {
  const fields = fieldsOf(fieldsOf(value).user ?? value)
  return {
    id: textOf(fields.id),
    sfId: textOf(fields.sfId).trim(),
    name: nameOf(fields.name),
    email: textOf(fields.email).trim(),
  }
}
