import type { FestEvent } from '@/api/events'
import type { RowLimits } from '@/blocks/members/memberList'

/** The maximum is 1 for a solo event (Spec §9). */
export function teamSize({ min_participation: min, max_participation: max }: FestEvent): string {
  if (max === 1) return 'Solo, just you'
  return min === max ? `Exactly ${max}` : `From ${min} to ${max}`
}

/** The event's numbers include the user, who leads the team. */
export function rowsBesideLeader({ min_participation, max_participation }: FestEvent): RowLimits {
  return { min: min_participation - 1, max: max_participation - 1 }
}
