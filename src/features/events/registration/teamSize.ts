import type { FestEvent } from '@/api/events'
import type { TeamLimits } from '@/blocks/members/team'

/** The maximum is 1 for a solo event (Spec §9). */
export function teamSize({ min_participation: min, max_participation: max }: FestEvent): string {
  if (max === 1) return 'Solo, just you'
  return min === max ? `Exactly ${max}` : `From ${min} to ${max}`
}

/** The number includes the user, who leads the team. */
export function limitsOf({ min_participation, max_participation }: FestEvent): TeamLimits {
  return { min: min_participation, max: max_participation, leaders: 1 }
}
