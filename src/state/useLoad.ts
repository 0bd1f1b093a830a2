import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@/api/errors'
import { useIsOffline } from '@/shared/hooks/useIsOffline'
import { useTabReturn } from '@/shared/hooks/useTabReturn'
import { useSession } from './session'

/** Shows data of an earlier time (ms since 1970) until there are newer ones, also beside an error. */
export type Show<T> = (data: T, at: number) => void
type Load<T> = (signal: AbortSignal, show: Show<T>) => Promise<T>
type Settled<T> = {
  load: Load<T>
  round: number
  data?: T
  at?: number
  isOld?: boolean
  error?: ApiError
}

/**
 * Loads on mount, when `load` changes, on `reload()` and when the network is back. Old data and the last error stay
 * while it loads again; `restart()` clears both first. Pass a stable `load` (useCallback), or `null` to load nothing. An
 * ended session signs the user out; `stay`, for background loads, leaves them on a public page. `asOf` is the time of
 * the data where they may be out of date.
 */
export function useLoad<T>(load: Load<T> | null, { stay } = { stay: false }) {
  const [settled, setSettled] = useState<Settled<T> | null>(null)
  const [round, setRound] = useState(0)
  const isOffline = useIsOffline()
  const { session, expire } = useSession()
  const token = session?.token
  const endSession = useEffectEvent(() => {
    if (token) expire(token, { stay })
  })

  useEffect(() => {
    if (!load) return
    const controller = new AbortController()
    const { signal } = controller
    const show: Show<T> = (data, at) => {
      if (signal.aborted) return
      setSettled((last) => {
        if (last?.load !== load) return { load, round: round - 1, data, at, isOld: true }
        return last.at ? last : { ...last, data, at, isOld: true }
      })
    }
    load(signal, show).then(
      (data) => {
        if (!signal.aborted) setSettled({ load, round, data, at: Date.now() })
      },
      (error: unknown) => {
        if (signal.aborted) return
        if (error instanceof ApiError && error.kind === 'session') endSession()
        setSettled((last) => {
          if (!(error instanceof ApiError)) throw error // our own bug: show the error page
          return { ...(last?.load === load ? last : null), load, round, error, isOld: true }
        })
      },
    )
    return () => controller.abort()
  }, [load, round])

  const reload = useCallback(() => setRound((current) => current + 1), [])
  const restart = useCallback(() => {
    setSettled(null)
    reload()
  }, [reload])
  const own = settled !== null && settled.load === load ? settled : null
  const isLoading = load !== null && own?.round !== round
  useNetworkReturn(reload, own?.error)
  return { ...resultOf(own, isOffline), isLoading, reload, restart }
}

function resultOf<T>(own: Settled<T> | null, isOffline: boolean) {
  return { data: own?.data, error: own?.error, asOf: own?.isOld || isOffline ? own?.at : undefined }
}

/** A phone that slept may miss the event: after a failure, a return to the tab counts, too. */
function useNetworkReturn(reload: () => void, error: ApiError | undefined) {
  useTabReturn(() => {
    if (error) reload()
  })
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [reload])
}
