import { venues } from '@/content/venues'
import { useReadOnce } from '@/shared/hooks/useReadOnce'
import { useUrlParams } from '@/shared/hooks/useUrlParams'
import { days, openingDay, type Day } from '@/blocks/schedule/days'
import type { Filter } from './filterEntries'

/** Day and filters are in the URL (`?day=2&q=dance&venue=toat&plan=1`). Only a change of day adds a history step. */
export function useScheduleAddress() {
  const [params, write] = useUrlParams()
  // Decided once on arrival: the day must not change at midnight while the user reads.
  const opening = useReadOnce(() => openingDay(days, Date.now())) ?? days[0]
  const day: Day | undefined = days.find(({ id }) => id === params.get('day')) ?? opening
  const venue = params.get('venue') ?? ''
  const filter: Filter = {
    query: params.get('q') ?? '',
    venue: Object.hasOwn(venues, venue) ? venue : '',
    isPlanOnly: params.has('plan'),
  }

  return {
    day,
    filter,
    showDay: (id: string) => write({ day: id }, { replace: false }),
    chooseVenue: (next: string) => write({ venue: next }),
    showPlanOnly: (isOn: boolean) => write({ plan: isOn ? '1' : '' }),
    clear: () => write({ q: '', venue: '', plan: '' }),
  }
}

export type ScheduleAddress = ReturnType<typeof useScheduleAddress>
