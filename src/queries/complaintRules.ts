import type { Complaint } from '@/api/complaints'

/** Spec §4: every status but `Closed` and `Resolved` is current. */
export type ListId = 'current' | 'closed' | 'resolved'

export function listOfStatus(status: string): ListId {
  const plain = status.toLowerCase()
  return plain === 'closed' || plain === 'resolved' ? plain : 'current'
}

type Sent = Pick<Complaint, 'type' | 'issue'>

/** `undefined` if the list does not tell, because the server may store the text with other characters. */
export function hasArrived(
  complaints: Complaint[],
  sent: Sent,
  before: Complaint[] | undefined,
): boolean | undefined {
  // An equal complaint from before proves nothing.
  if (before?.some((complaint) => isSame(complaint, sent))) return undefined
  const isNew = ({ id }: Complaint) => !before?.some((complaint) => complaint.id === id)
  const received = complaints.filter(isNew)
  if (received.length === 0) return false
  const isListed = received.some((complaint) => isSame(complaint, sent))
  return before !== undefined && isListed ? true : undefined
}

function isSame(complaint: Complaint, sent: Sent): boolean {
  const isCurrent = listOfStatus(complaint.status) === 'current'
  return isCurrent && complaint.type === sent.type && folded(complaint.issue) === folded(sent.issue)
}

/** The server may store other line breaks. */
function folded(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

export function withClosed(all: Complaint[], { id }: Complaint): Complaint[] {
  const isOpen = (complaint: Complaint) =>
    complaint.id === id && listOfStatus(complaint.status) !== 'closed'
  return all.map((complaint) =>
    isOpen(complaint) ? { ...complaint, status: 'Closed' } : complaint,
  )
}

const IN_PROGRESS = 'In Progress'

export function statusText(status: string): string {
  return status.toLowerCase() === IN_PROGRESS.toLowerCase() ? IN_PROGRESS : status
}

/** Newest first. */
export function listsOf(complaints: Complaint[]): Record<ListId, Complaint[]> {
  const momentOf = ({ created_at }: Complaint) => Date.parse(created_at) || 0
  const sorted = complaints.toSorted((a, b) => momentOf(b) - momentOf(a) || b.id - a.id)
  const only = (wanted: ListId) => sorted.filter((item) => listOfStatus(item.status) === wanted)
  return { current: only('current'), closed: only('closed'), resolved: only('resolved') }
}
