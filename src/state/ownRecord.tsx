import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { getUser, type UserRecord } from '@/api/accounts'
import type { ApiError } from '@/api/errors'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useTabReturn } from '@/shared/hooks/useTabReturn'
import { isUnderWay } from './paymentUnderWay'
import { useSession } from './session'
import { useLoad } from './useLoad'

type OwnRecordState = {
  /** The signed-in user with payment status and hall; `undefined` until loaded. */
  record: UserRecord | undefined
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
    return (signal: AbortSignal) => {
      askedAt.current = Date.now()
      return getUser({ token }, signal)
    }
  }, [token, hasPainted])
  const { data: record, error, reload: refresh, ...fetching } = useLoad(load, { stay: true })
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
    () => ({ record, isLoading, error, refresh }),
    [record, isLoading, error, refresh],
  )
  return <OwnRecordContext value={value}>{children}</OwnRecordContext>
}

export function useOwnRecord(): OwnRecordState {
  const state = use(OwnRecordContext)
  if (!state) throw new Error('useOwnRecord needs <OwnRecordProvider> above it; see app/App.tsx')
  return state
}
