import type { Complaint } from '@/api/complaints'
import { listOfStatus, type ListId } from '@/state/server/complaints'

export type ComplaintLists = Record<ListId, Complaint[]>

const IN_PROGRESS = 'In Progress'

/** Newest first. */
export function listsOf(complaints: Complaint[]): ComplaintLists {
  const sorted = complaints.toSorted(
    (one, other) => momentOf(other) - momentOf(one) || other.id - one.id,
  )
  const only = (wanted: ListId) => sorted.filter((each) => listOfStatus(each.status) === wanted)
  return { current: only('current'), closed: only('closed'), resolved: only('resolved') }
}

export function statusWords(status: string): string {
  return status.toLowerCase() === IN_PROGRESS.toLowerCase() ? IN_PROGRESS : status
}

function momentOf({ created_at }: Complaint): number {
  return Date.parse(created_at) || 0
}
