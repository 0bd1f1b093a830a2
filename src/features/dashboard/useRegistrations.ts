import { useCallback, useMemo, useState } from 'react'
import type { Registrations } from '@/api/events'
import { useOwnRegistrations } from '@/state/useOwnRegistrations'
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

/** The signed-in person's registrations, as the server has them, and as the screen changes them. */
export function useRegistrations(): RegistrationsState {
  const { registrations: data, problem, isLoading, reload } = useOwnRegistrations({ stay: false })
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
