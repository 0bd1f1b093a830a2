import { useMemo } from 'react'
import { usePlan } from '@/state/plan'
import { useOwn } from '@/state/server/own'
import { registrations } from '@/state/server/registrations'
import { clashesAmong } from './clashes'
import { days, type Entry } from './days'
import { eventNames, isOf } from './ownEvents'

const all = days.flatMap(({ entries }) => entries)

/** The user's plan: starred entries, and all entries of the events they are registered for. */
export function useOwnPlan() {
  const { starred, toggle } = usePlan()
  const registered = useOwn(registrations)
  const { data } = registered
  const plan = useMemo(() => {
    const names = data ? eventNames(data) : []
    const isStarred = ({ id }: Entry) => starred.includes(id)
    const isRegistered = (entry: Entry) => names.some((name) => isOf(name, entry))
    const entries = all.filter((entry) => isStarred(entry) || isRegistered(entry))
    const ids = new Set(entries.map(({ id }) => id))
    const isPlanned = ({ id }: Entry) => ids.has(id)
    const clashes = clashesAmong(entries)
    return { entries, isPlanned, isRegistered, clashes, toggle }
  }, [starred, data, toggle])
  return { ...plan, registered }
}

export type OwnPlan = ReturnType<typeof useOwnPlan>
