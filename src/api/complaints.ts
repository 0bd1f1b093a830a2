import { fieldsOf, numberOf, textOf, uniqueBy } from '@/shared/lib/parse'
import { request, requestMessage, type Reply } from './client'
import { ApiError, isRefusal } from './errors'

/** Spec §3. Organisers write the `remarks`, which may be empty. */
export type Complaint = {
  id: number
  issue: string
  type: string
  status: string
  /** A time with its zone, or empty. */
  created_at: string
  remarks: string
}

/** Spec §5. The server gets these exact words. */
export const issueTypes = ['Registration Issue', "De-registration or Other Issue's"]
/** For a complaint about anything but registered events. */
const OTHERS = 'Others'

/** `type` is one of `issueTypes` or empty. `event` is the name of an event or empty. */
type Subject = { type: string; event: string }

/** The server stores a subject as one text. */
export function complaintType({ type, event }: Subject): string {
  if (type === '') return OTHERS
  return event ? `Event: ${event} - ${type}` : type
}

/** The inverse of `complaintType`. */
export function subjectOf({ type: sent }: Pick<Complaint, 'type'>): Subject {
  const knownType = issueTypes.find((type) => sent.endsWith(` - ${type}`))
  if (!sent.startsWith('Event: ') || !knownType) return { type: sent || OTHERS, event: '' }
  return { type: knownType, event: sent.slice('Event: '.length, -` - ${knownType}`.length) }
}

const SESSION_CODES = [-5] as const
const NONE_YET = 1
const BASE = '/api/user/complaints'

/** The server refuses if there are no complaints yet. Here that is an empty list. */
export async function fetchComplaints(body: { token: string }): Promise<Complaint[]> {
  const path = `${BASE}/fetchComplaints`
  try {
    const reply = await request(path, { body, sessionCodes: SESSION_CODES })
    const complaints = complaintsIn(reply)
    if (!Array.isArray(complaints)) throw new ApiError('unanswered', `No list from ${path}`)
    return uniqueBy(complaints.flatMap(readComplaint), ({ id }) => String(id))
  } catch (error) {
    if (isRefusal(error, NONE_YET)) return []
    throw error
  }
}

export const submitComplaint = (body: { token: string; type: string; issue: string }) =>
  requestMessage(`${BASE}/submitComplaints`, { body, sessionCodes: SESSION_CODES })

/** The server accepts `complaint_id` only as a number. */
export const cancelComplaint = (body: { token: string; complaint_id: number }) =>
  requestMessage(`${BASE}/cancelComplaints`, { body, sessionCodes: SESSION_CODES })

function complaintsIn({ data, complaints }: Reply): unknown {
  if (Array.isArray(data)) return data
  const fields = fieldsOf(data)
  return fields.data ?? fields.complaints ?? complaints
}

function readComplaint(value: unknown): Complaint[] {
  const fields = fieldsOf(value)
  const id = numberOf(fields.id)
  const complaint = {
    issue: textOf(fields.issue),
    type: textOf(fields.type),
    status: textOf(fields.status).trim(),
    created_at: withZone(textOf(fields.created_at).trim()),
    remarks: textOf(fields.remarks).trim(),
  }
  return id === undefined ? [] : [{ id, ...complaint }]
}

/** A time without a zone, such as `2025-01-24 23:30:00`, is the time of India. Browsers would read it as local time. */
function withZone(moment: string): string {
  const [, day, time] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/.exec(moment) ?? []
  return day && time ? `${day}T${time}+05:30` : moment
}
