import { createContext, use, useEffect, useMemo, type ReactNode } from 'react'
import { getUser, type UserRecord } from '@/api/accounts'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useSession } from './session'
import { useLoad } from './useLoad'

type OwnRecordState = {
  /** The signed-in person as the server holds them now, payment status and hall included; unknown at first. */
  record: UserRecord | undefined
  isLoading: boolean
  /** Fetches it again, for instance on return from the payment tab. */
  refresh: () => void
}

const OwnRecordContext = createContext<OwnRecordState | null>(null)

/** Spec §4: the payment status is fetched again whenever signed-in changes. A failure is only logged (Spec §8). */
export function OwnRecordProvider({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const token = session?.token
  const hasPainted = useHasPainted()
  const load = useMemo(
    () => (token && hasPainted ? (signal: AbortSignal) => getUser({ token }, signal) : null),
    [token, hasPainted],
  )
  const { data: record, error, isLoading, reload: refresh } = useLoad(load, { stay: true })

  useEffect(() => {
    if (error?.kind === 'offline' || error?.kind === 'refused') {
      console.warn('Error fetching payment status:', error.message)
    }
  }, [error])

  const value = useMemo(() => ({ record, isLoading, refresh }), [record, isLoading, refresh])
  return <OwnRecordContext value={value}>{children}</OwnRecordContext>
}

export function useOwnRecord(): OwnRecordState {
  const state = use(OwnRecordContext)
  if (!state) throw new Error('useOwnRecord needs <OwnRecordProvider> above it; see app/App.tsx')
  return state
}
