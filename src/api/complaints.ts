import { fieldsOf, isRecord, listOf, numberOf, textOf } from '@/shared/lib/unknown'
import { ask, send, type Reply } from './client'
import { isRefusal } from './errors'

/** A complaint (Spec §3). `remarks` are the organisers' words; empty where they have said nothing. */
export type Complaint = {
  id: number
  issue: string
  type: string
  /** In Progress, Closed, Resolved, or whatever else the server holds. */
  status: string
  /** ISO date, or empty. */
  created_at: string
  remarks: string
}

const SESSION_CODES = [-5] as const
const NONE_YET = 1
const BASE = '/api/user/complaints'

/** POST …/fetchComplaints. "None yet" comes as a refusal and is an empty list. */
export async function fetchComplaints(
  body: { token: string },
  signal?: AbortSignal,
): Promise<Complaint[]> {
  const path = `${BASE}/fetchComplaints`
  try {
    const reply = await ask({ host: 'userEvents', path, body, signal, sessionCodes: SESSION_CODES })
    return complaintsIn(reply).flatMap(readComplaint)
  } catch (error) {
    if (isRefusal(error, NONE_YET)) return []
    throw error
  }
}

/** POST …/submitComplaints */
export function submitComplaint(body: {
  token: string
  type: string
  issue: string
}): Promise<string> {
  const path = `${BASE}/submitComplaints`
  return send({ host: 'userEvents', path, body, sessionCodes: SESSION_CODES })
}

/** POST …/cancelComplaints; the server takes `complaint_id` as a number only. */
export function cancelComplaint(body: { token: string; complaint_id: number }): Promise<string> {
  const path = `${BASE}/cancelComplaints`
  return send({ host: 'userEvents', path, body, sessionCodes: SESSION_CODES })
}

/** The list stands in `data`, in `data.data` or in `complaints`. */
function complaintsIn(reply: Reply): unknown[] {
  if (Array.isArray(reply.data)) return reply.data
  const data = fieldsOf(reply.data)
  return listOf(data.data ?? data.complaints ?? reply.complaints)
}

function readComplaint(found: unknown): Complaint[] {
  if (!isRecord(found)) return []
  const id = numberOf(found.id)
  if (id === undefined) return []
  return [
    {
      id,
      issue: textOf(found.issue),
      type: textOf(found.type),
      status: textOf(found.status).trim(),
      created_at: textOf(found.created_at),
      remarks: textOf(found.remarks).trim(),
    },
  ]
}
