import type { OwnPlan } from '@/blocks/schedule/useOwnPlan'
import { StaleNotice } from '@/shared/ui/status/StaleNotice'
import { asOfWords } from '@/state/offline/asOfWords'

/** Above the own plan, whose registered events come from the server. */
export function StalePlan({ plan: { registered } }: { plan: OwnPlan }) {
  return (
    <StaleNotice
      title={
        registered.isKnown
          ? 'Your registered events may be out of date.'
          : 'Your registered events did not load.'
      }
      problem={registered.problem}
      asOf={asOfWords(registered.asOf)}
      isLoading={registered.isLoading}
      onRetry={registered.reload}
    />
  )
}
