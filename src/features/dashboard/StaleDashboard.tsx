import { StaleNotice } from '@/shared/ui/status/StaleNotice'
import { asOfWords } from '@/state/offline/asOfWords'
import type { RegistrationsState } from './useRegistrations'

/** Only beside data of an earlier time. If there are none, the modal that needs them says so. */
export function StaleDashboard({ state }: { state: RegistrationsState }) {
  const asOf = asOfWords(state.asOf)
  if (!asOf) return null
  return (
    <StaleNotice
      title="Your events may be out of date."
      problem={state.problem}
      asOf={asOf}
      isLoading={state.isLoading}
      onRetry={state.reload}
    />
  )
}
