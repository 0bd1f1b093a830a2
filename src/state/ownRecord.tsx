import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { getUser, type UserRecord } from '@/api/accounts'
import type { ApiError } from '@/api/errors'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useTabReturn } from '@/shared/hooks/useTabReturn'
import type * as Part from './offline/keepOwnData'
import { isUnderWay } from './paymentUnderWay'
import { useSession } from './session'
import { useLoad, type Show } from './useLoad'

type OwnRecordState = {
  /** The signed-in user with payment status and hall; `undefined` until loaded, the last known one without a network. */
  record: UserRecord | undefined
  /** See `useLoad`. */
  asOf: number | undefined
  /** Also true before the first request: no record and not loading means that it failed. */
  isLoading: boolean
  /** The last error; an older record stays. */
  error: ApiError | undefined
  refresh: () => void
}

const OwnRecordContext = createContext<OwnRecordState | null>(null)

/** On return to the tab, an older record is loaded again. */
const STALE_AFTER_MS = 5 * 60_000

/** Spec §4: loaded when the session changes, and on return to the tab. An error is only logged (Spec §8). */
export function OwnRecordProvider({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const token = session?.token
  const hasPainted = useHasPainted()
  const askedAt = useRef(-Infinity)
  const load = useMemo(() => {
    if (!token || !hasPainted) return null
    return (signal: AbortSignal, show: Show<UserRecord>) => {
      askedAt.current = Date.now()
      const answer = getUser({ token }, signal)
      void keepCopy({ token, answer, signal, show })
      return answer
    }
  }, [token, hasPainted])
  const { data: record, asOf, error, reload: refresh, ...fetching } = useLoad(load, { stay: true })
  const isLoading = fetching.isLoading || (token !== undefined && !hasPainted)

  useTabReturn(() => {
    const isStale = Date.now() - askedAt.current >= STALE_AFTER_MS
    if (isStale || isUnderWay(session?.user.sfId)) refresh()
  })

  useEffect(() => {
    if (error && error.kind !== 'session' && error.kind !== 'cancelled') {
      console.warn('Error fetching payment status:', error.message)
    }
  }, [error])

  const value = useMemo(
    () => ({ record, asOf, isLoading, error, refresh }),
    [record, asOf, isLoading, error, refresh],
  )
  return <OwnRecordContext value={value}>{children}</OwnRecordContext>
}

/** A part of its own: no page waits for it. */
async function keepCopy(...asking: Parameters<typeof Part.keepOwnData>) {
  try {
    const part = await import('./offline/keepOwnData')
    part.keepOwnData(...asking)
  } catch {
    // The page works without.
  }
}

export function useOwnRecord(): OwnRecordState {
  const state = use(OwnRecordContext)
  if (!state) throw new Error('useOwnRecord needs <OwnRecordProvider> above it; see app/App.tsx')
  return state
}
