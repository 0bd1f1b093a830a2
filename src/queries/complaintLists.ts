import type { Complaint } from '@/api/complaints'

/** `Closed` and `Resolved` have lists of their own; every other status is current (Spec §4). */
export type ListId = 'current' | 'closed' | 'resolved'

export function listOfStatus(status: string): ListId {
  const plain = status.toLowerCase()
  return plain === 'closed' || plain === 'resolved' ? plain : 'current'
}

/** Whether a current complaint has this type and text. */
export function isListed(sent: Pick<Complaint, 'type' | 'issue'>, complaints: Complaint[]) {
  return complaints.some(
    ({ status, type, issue }) =>
      listOfStatus(status) === 'current' && type === sent.type && issue.trim() === sent.issue,
  )
}

export function withClosed(all: Complaint[], { id }: Complaint): Complaint[] {
  const isOpen = (complaint: Complaint) =>
    complaint.id === id && listOfStatus(complaint.status) !== 'closed'
  return all.map((complaint) =>
    isOpen(complaint) ? { ...complaint, status: 'Closed' } : complaint,
  )
}
