import { fieldsOf, isRecord, listOf, nameOf, textOf, uniqueBy } from '@/shared/lib/parse'
import { isPaid } from './profile'
import { request, requestMessage } from './client'
import { ApiError, isRefusal } from './errors'
import { keyOfMember, type Member } from './registrations'

/** Spec §3. Users type `id` and `code` to join, so both are text. */
export type Contingent = {
  id: string
  contingent_name: string
  code: string
  leaderId: string
  contingent_payment_status: boolean
  updatedMembersInfo: ContingentMember[]
}
export type ContingentMember = {
  id: string
  name: string
  sfId: string
  /** `undefined` for a member who was added a moment ago. */
  paymentStatus: boolean | undefined
}

const NOT_IN_A_CONTINGENT = 2
/** For the profile, -5 ends the session. Here, -5 is a refusal. */
const GET_MEMBERS_SESSION_CODES = [-1] as const

/** `null`: the user is in no contingent. */
export async function getMembers(body: { token: string }): Promise<Contingent | null> {
  const path = '/api/contingent/getMembers'
  try {
    const reply = await request(path, { body, sessionCodes: GET_MEMBERS_SESSION_CODES })
    // Only code 2 means "in no contingent". A response without a contingent is not usable.
    if (!isRecord(reply.data))
      throw new ApiError('unanswered', `The response of ${path} has no contingent`)
    return readContingent(reply.data)
  } catch (error) {
    if (isRefusal(error, NOT_IN_A_CONTINGENT)) return null
    throw error
  }
}

/** All changes return only the server's message, so the caller must refetch the contingent. */
export const createContingent = (body: { token: string; contingent_name: string }) =>
  change('/api/contingent', body)

type Joining = { token: string; contingent_id: string; contingent_code: string }

export const joinContingent = (body: Joining) => change('/api/contingent/join', body)

/** The server accepts all of the 1 to 20 members, or none. */
export const addContingentMembers = (body: { token: string; members: Member[] }) =>
  change('/api/contingent/add', body)

/** If the leader leaves, the server deletes the contingent. */
export const leaveContingent = (body: { token: string }) => change('/api/contingent/leave', body)

/** Every code is a refusal, even -1. Only HTTP 401 or the message ends the session. */
function change(path: string, body: object): Promise<string> {
  return requestMessage(path, { body, sessionCodes: [] })
}

/** `value` comes from a response or from storage. */
export function readContingent(value: unknown): Contingent {
  const fields = fieldsOf(value)
  return {
    id: textOf(fields.id),
    contingent_name: nameOf(fields.contingent_name),
    code: textOf(fields.code),
    leaderId: textOf(fields.leaderId),
    contingent_payment_status: isPaid(fields.contingent_payment_status),
    updatedMembersInfo: uniqueBy(listOf(fields.updatedMembersInfo).map(readMember), keyOfMember),
  }
}

function readMember(value: unknown): ContingentMember {
  const fields = fieldsOf(value)
  return {
    id: textOf(fields.id),
    name: nameOf(fields.name),
    sfId: textOf(fields.sfId ?? fields.sf_id).trim(),
    paymentStatus: isPaid(fields.paymentStatus),
  }
}
