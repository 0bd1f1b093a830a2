import { useCallback } from 'react'
import { edition } from '@/content/edition'
import { useStored } from '@/shared/storage/useStored'
import { createStored } from '@/shared/storage/createStored'
import { listOf, textOf } from '@/shared/lib/parse'

/** The ids of starred schedule entries. The edition is in the key, so a new edition starts empty. */
const storedPlan = createStored<readonly string[]>({
  key: `plan-${edition.number}`,
  fallback: [],
  read: (value) => [...new Set(listOf(value).map(textOf).filter(Boolean))],
})

/** The plan needs no account. It stays in this browser. */
export function usePlan() {
  const starred = useStored(storedPlan)
  const toggle = useCallback((id: string) => {
    storedPlan.update((now) =>
      now.includes(id) ? now.filter((planned) => planned !== id) : [...now, id],
    )
  }, [])
  return { starred, toggle }
}
