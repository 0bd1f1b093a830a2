import { StaleNotice } from '@/shared/ui/status/StaleNotice'
import { asOfWords } from '@/state/offline/asOfWords'
import type { ContingentState } from './useContingent'

export function StaleContingent({ state }: { state: ContingentState }) {
  return (
    <StaleNotice
      title="This may be out of date."
      problem={state.problem}
      asOf={asOfWords(state.asOf)}
      isLoading={state.isLoading}
      onRetry={state.reload}
    />
  )
}
