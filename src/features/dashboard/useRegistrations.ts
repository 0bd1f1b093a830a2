import { useCallback, useMemo, useState } from 'react'
import type { Registrations } from '@/api/events'
import { updateCached } from '@/state/offline/ownData'
import { useOwnSession } from '@/state/session'
import { useOwnRegistrations } from '@/state/useOwnRegistrations'
import { without, type Deregistration } from './registered/deregistration'

export type RegistrationsState = {
  /** `undefined` until the first response; kept during a new fetch, and if that fails. */
  registrations: Registrations | undefined
  /** The time of the data, where they may be out of date. */
  asOf: number | undefined
  /** The error message of the last fetch; kept while it is retried. */
  problem: string | null
  isLoading: boolean
  reload: () => void
  /** Removes at once what the server has just deregistered; the next response includes the change. */
  forget: (gone: Deregistration) => void
}

/** The user's registrations from the server, with local changes until the next response. */
export function useRegistrations(): RegistrationsState {
  const { token } = useOwnSession()
  const { registrations: data, ...rest } = useOwnRegistrations({ stay: false })
  const [forgotten, setForgotten] = useState<{ in: Registrations; gone: Deregistration[] }>()

  const forget = useCallback(
    (gone: Deregistration) => {
      if (!data) return
      updateCached('registrations', token, (kept) => without(kept, gone))
      setForgotten((last) => ({ in: data, gone: [...(last?.in === data ? last.gone : []), gone] }))
    },
    [data, token],
  )

  const registrations = useMemo(
    () => (data && forgotten?.in === data ? forgotten.gone.reduce(without, data) : data),
    [data, forgotten],
  )
  return { registrations, ...rest, forget }
}
