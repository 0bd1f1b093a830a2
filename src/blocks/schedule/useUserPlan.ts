import { useMemo } from 'react'
import { normalizeText } from '@/shared/lib/normalizeText'
import { usePlan } from '@/state/plan'
import { useRegistrations } from '@/queries/registrationsQuery'
import { clashesAmong } from './clashes'
import { days, type Entry } from './days'

const all = days.flatMap(({ entries }) => entries)

/** The user's plan: starred entries, and all entries of the registered events. */
export function useUserPlan() {
  const { starred, toggle } = usePlan()
  const registered = useRegistrations()
  const { data, isFetching, errorUpdatedAt } = registered
  const plan = useMemo(() => {
    const { solo, group } = data ?? { solo: [], group: [] }
    const names = [...solo, ...group].map(({ event }) => event.name)
    const isStarred = ({ id }: Entry) => starred.includes(id)
    const isRegistered = (entry: Entry) => names.some((name) => isOf(name, entry))
    const entries = all.filter((entry) => isStarred(entry) || isRegistered(entry))
    const ids = new Set(entries.map(({ id }) => id))
    const isPlanned = ({ id }: Entry) => ids.has(id)
    const clashes = clashesAmong(entries)
    return { entries, isPlanned, isRegistered, clashes, toggle }
  }, [starred, data, toggle])
  const hasFailed = data === undefined && errorUpdatedAt > 0
  return {
    ...plan,
    registered,
    /** The first request for the registered events is pending. */
    isLoading: isFetching && data === undefined && !hasFailed,
    /** The registered events did not load, so they are missing in the plan. */
    isIncomplete: hasFailed,
  }
}

export type UserPlan = ReturnType<typeof useUserPlan>

/** "Wildfire Finals" belongs to "Wildfire". The organisers' ids often belong to other events, so names count. */
export function isOf(event: string, { title, of = [] }: Pick<Entry, 'title' | 'of'>): boolean {
  if (of.some((name) => normalizeText(name) === normalizeText(event))) return true
  const name = wordsOf(event)
  const begins = wordsOf(title).slice(0, name.length)
  return name.length > 0 && begins.join(' ') === name.join(' ')
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(normalizeText)
    .filter(Boolean)
}
