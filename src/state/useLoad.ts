import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@/api/errors'
import { useSession } from './session'

type Load<T> = (signal: AbortSignal) => Promise<T>
type Settled<T> = { load: Load<T>; round: number; data?: T; error?: ApiError }

/**
 * Loads on mount, when `load` changes and on `reload()`. Old data and the last error stay while it loads again;
 * `restart()` clears both first. Pass a stable `load` (useCallback), or `null` to load nothing. An ended session signs
 * the user out; `stay`, for background loads, leaves them on a public page.
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
          if (!(error instanceof ApiError)) throw error // our own bug: show the error page
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
