import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@/api/errors'
import { useSession } from './session'

type Load<T> = (signal: AbortSignal) => Promise<T>
type Settled<T> = { load: Load<T>; round: number; data?: T; error?: ApiError }

/**
 * Loads when the screen appears, when `load` changes and on `reload()`. What was there stays while it loads
 * again, and while that fails; the failure is in `error` for the screen to show, and stays while it is tried again.
 * `restart()` forgets both first, for when what was there is known to be wrong by now. An ended session ends everywhere.
 * Pass a stable `load` (useCallback), or `null` while there is nothing to load. `stay` is for background loads: an
 * ended session leaves people on a page that anybody may see.
 */
export function useLoad<T>(load: Load<T> | null, { stay } = { stay: false }) {
  const [settled, setSettled] = useState<Settled<T> | null>(null)
  const [round, setRound] = useState(0)
  const { session, expire } = useSession()
  const token = session?.token
  const endSession = useEffectEvent(() => {
    if (token) expire(token, { stay })
  })

  useEffect(() => {
    if (!load) return
    const controller = new AbortController()
    load(controller.signal).then(
      (data) => {
        if (!controller.signal.aborted) setSettled({ load, round, data })
      },
      (error: unknown) => {
        if (controller.signal.aborted) return
        if (error instanceof ApiError && error.kind === 'session') endSession()
        setSettled((last) => {
          if (!(error instanceof ApiError)) throw error // ours, not the server's: to the error page
          return last?.load === load ? { ...last, round, error } : { load, round, error }
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
  return { data: own?.data, error: own?.error, isLoading, reload, restart }
}
