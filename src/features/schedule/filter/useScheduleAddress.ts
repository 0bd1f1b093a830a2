import { useSearchParams } from 'react-router-dom'
import { venues } from '@/content/venues'
import { useReadOnce } from '@/shared/hooks/useReadOnce'
import { days, openingDay, type Day } from '@/blocks/schedule/days'
import type { Filter } from './filterEntries'

/** Day and filters are in the URL (`?day=2&q=dance&venue=toat&plan=1`). Only a change of day adds a history step. */
export function useScheduleAddress() {
  const [params, setParams] = useSearchParams()
  // Decided once on arrival: the day must not change at midnight while the user reads.
  const opening = useReadOnce(() => openingDay(days, Date.now())) ?? days[0]
  const day: Day | undefined = days.find(({ id }) => id === params.get('day')) ?? opening
  const venue = params.get('venue') ?? ''
  const filter: Filter = {
    query: params.get('q') ?? '',
    venue: Object.hasOwn(venues, venue) ? venue : '',
    isPlanOnly: params.has('plan'),
  }

  function write(
    changes: Record<string, string>,
    { replace = true, state }: { replace?: boolean; state?: unknown } = {},
  ) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value.trim()) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace, state, preventScrollReset: true })
  }

  return {
    day,
    filter,
    showDay: (id: string) => write({ day: id }, { replace: false }),
    search: (query: string) => write({ q: query }),
    chooseVenue: (next: string) => write({ venue: next }),
    showPlanOnly: (isOn: boolean) => write({ plan: isOn ? '1' : '' }),
    /** The search input follows the URL only when told to: see FilterBar. */
    clear: () => write({ q: '', venue: '', plan: '' }, { state: { rewritesBox: true } }),
  }
}

export type ScheduleAddress = ReturnType<typeof useScheduleAddress>
