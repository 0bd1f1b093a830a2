import { useCallback, useMemo, useState } from 'react'
import { getRegisteredEvents, type Registrations } from '@/api/events'
import { useOwnSession } from '@/state/session'
import { useLoad } from '@/state/useLoad'
import { useProblem } from '@/state/useProblem'
import { without, type Deregistration } from './registered/deregistration'

export type RegistrationsState = {
  /** Unknown until the first answer; stays while it is fetched again, and when that fails. */
  registrations: Registrations | undefined
  /** Why the last fetch gave nothing, in words to show; still there while it is tried again. */
  problem: string | null
  isLoading: boolean
  reload: () => void
  /** Takes out at once what the server has just deregistered; the next answer knows it anyway. */
  forget: (gone: Deregistration) => void
}

/** The signed-in person's registrations, as the server has them. */
export function useRegistrations(): RegistrationsState {
  const { token } = useOwnSession()
  const load = useCallback((signal: AbortSignal) => getRegisteredEvents({ token }, signal), [token])
  const { data, error, isLoading, reload } = useLoad(load)
  const problem = useProblem(error, isLoading)
  const [forgotten, setForgotten] = useState<{ in: Registrations; gone: Deregistration[] }>()

  const forget = useCallback(
    (gone: Deregistration) => {
      if (!data) return
      setForgotten((last) => ({ in: data, gone: [...(last?.in === data ? last.gone : []), gone] }))
    },
    [data],
  )

  const registrations = useMemo(
    () => (data && forgotten?.in === data ? forgotten.gone.reduce(without, data) : data),
    [data, forgotten],
  )
  return { registrations, problem, isLoading, reload, forget }
}
