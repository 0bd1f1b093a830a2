import { useIsOffline } from '@/shared/hooks/useIsOffline'
import { StaleNotice } from '@/shared/ui/status/StaleNotice'
import { useStored } from '@/shared/storage/useStored'
import { asOfWords } from '@/state/offline/asOfWords'
import { storedEventsAt, useEvents } from '@/state/events'

/** Above events that may have changed since. */
export function StaleEvents() {
  const { error, isLoading, reload } = useEvents()
  const isOffline = useIsOffline()
  const at = useStored(storedEventsAt)
  return (
    <StaleNotice
      title="These events may be out of date."
      problem={error ? '' : null}
      asOf={error || isOffline ? asOfWords(at) : undefined}
      isLoading={isLoading}
      onRetry={reload}
    />
  )
}
