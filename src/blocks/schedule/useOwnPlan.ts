import { useMemo } from 'react'
import { usePlan } from '@/state/plan'
import { useRegistrations } from '@/state/server/registrations'
import { clashesAmong } from './clashes'
import { days, type Entry } from './days'
import { eventNames, isOf } from './ownEvents'

const all = days.flatMap(({ entries }) => entries)

/** The user's plan: starred entries, and all entries of the events they are registered for. */
export function useOwnPlan() {
  const { starred, toggle } = usePlan()
  const registered = useRegistrations()
  const { data: registrations } = registered
  const plan = useMemo(() => {
    const names = registrations ? eventNames(registrations) : []
    const isStarred = ({ id }: Entry) => starred.includes(id)
    const isRegistered = (entry: Entry) => names.some((name) => isOf(name, entry))
    const entries = all.filter((entry) => isStarred(entry) || isRegistered(entry))
    const ids = new Set(entries.map(({ id }) => id))
    const isPlanned = ({ id }: Entry) => ids.has(id)
    const clashes = clashesAmong(entries)
    return { entries, isPlanned, isRegistered, clashes, toggle }
  }, [starred, registrations, toggle])
  return { ...plan, registered }
}

export type OwnPlan = ReturnType<typeof useOwnPlan>
