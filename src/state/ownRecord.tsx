import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { getUser, type UserRecord } from '@/api/accounts'
import type { ApiError } from '@/api/errors'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useTabReturn } from '@/shared/hooks/useTabReturn'
import { isUnderWay } from './paymentUnderWay'
import { useSession } from './session'
import { useLoad } from './useLoad'

type OwnRecordState = {
  /** The signed-in person as the server holds them now, payment status and hall included; unknown at first. */
  record: UserRecord | undefined
  /** Also before it is first asked for: with no record and no loading, asking has failed. */
  isLoading: boolean
  /** Why the last fetch gave nothing; what was known before stays. */
  error: ApiError | undefined
  /** Fetches it again, for instance on return from the payment tab. */
  refresh: () => void
}

const OwnRecordContext = createContext<OwnRecordState | null>(null)

/** On return to the tab, what is known of a person is fetched again once it is older than this. */
const STALE_AFTER_MS = 5 * 60_000

/**
 * Spec §4: the payment status is fetched again whenever signed-in changes; and on return to the tab, when it may have
 * changed meanwhile: after a while, and as long as a payment is under way. A failure is only logged (Spec §8).
 */
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
