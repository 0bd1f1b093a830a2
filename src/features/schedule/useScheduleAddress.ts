import { days, openingDay, type Day, type Entry } from '@/blocks/schedule/days'
import { venues } from '@/content/venues'
import { useReadOnce } from '@/shared/hooks/useIsHydrated'
import { useSearchField } from '@/shared/ui/field/useSearchField'
import { useUrlParams } from '@/shared/hooks/useUrlParams'
import { normalizeText, searchWords } from '@/shared/lib/normalizeText'

/** The URL holds the day and the filters (`?day=2&q=dance&venue=toat&plan=1`). Only a change of day adds a history step. */
export function useScheduleAddress() {
  const [params, write] = useUrlParams()
  const search = useSearchField()
  // Decided once on arrival, so that the day does not change at midnight while the user reads.
  const opening = useReadOnce(() => openingDay(days, Date.now())) ?? days[0]
  const day: Day | undefined = days.find(({ id }) => id === params.get('day')) ?? opening
  const venue = params.get('venue') ?? ''
  const filter: Filter = {
    query: search.query,
    venue: Object.hasOwn(venues, venue) ? venue : '',
    isPlanOnly: params.has('plan'),
  }

  return {
    day,
    filter,
    showDay: (id: string) => write({ day: id }, { replace: id === day?.id }),
    chooseVenue: (next: string) => write({ venue: next }),
    showPlanOnly: (isOn: boolean) => write({ plan: isOn ? '1' : '' }),
    searchInput: search.inputProps,
    clear: () => {
      search.clear()
      write({ venue: '', plan: '' })
    },
  }
}

export type ScheduleAddress = ReturnType<typeof useScheduleAddress>

export type Filter = { query: string; venue: string; isPlanOnly: boolean }

/** Every word of the query must be in the title or the venue of an entry. */
export function filterEntries(
  entries: readonly Entry[],
  { query, venue, isPlanOnly }: Filter,
  isPlanned: (entry: Entry) => boolean,
): Entry[] {
  const terms = searchWords(query)
  // Punctuation alone gives no words, and matches no entry.
  if (query.trim() && terms.length === 0) return []
  return entries.filter((entry) => {
    const text = normalizeText(entry.title) + ' ' + normalizeText(entry.place.name)
    if (!terms.every((word) => text.includes(word))) return false
    return (!venue || entry.venue === venue) && (!isPlanOnly || isPlanned(entry))
  })
}
