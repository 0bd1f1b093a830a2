import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

const ALWAYS_VALID = ['open=help']
/** About the user, so they stay open when one contingent replaces another; the barcode then shows the new id. */
const OWN_MODALS = ['open=barcode', 'pay=individual']

/**
 * Removes modals from the URL that no longer apply. Without a contingent they would open over the next one, and ask
 * whether to delete it. Modals of one contingent must also not stay open over another. `id` is `null` without a
 * contingent, and `undefined` before the server has answered. `shown` is `null` for a modal that a link cannot open.
 */
export function useCloseInvalidModals(id: string | null | undefined, shown: string | null) {
  const [params, setParams] = useSearchParams()
  const last = useRef(id)
  const dropAllBut = useEffectEvent((staying: string[]) => {
    const kept = new URLSearchParams(params)
    for (const name of ['open', 'pay'])
      if (!staying.includes(`${name}=${params.get(name)}`)) kept.delete(name)
    if (kept.size < params.size) setParams(kept, { replace: true, preventScrollReset: true })
  })

  useEffect(() => {
    if (shown === null && params.has('open')) dropAllBut([`pay=${params.get('pay')}`])
  }, [params, shown])

  useEffect(() => {
    if (id === null) dropAllBut(ALWAYS_VALID)
  }, [id, params])

  useEffect(() => {
    if (id === undefined) return
    const isReplaced = typeof last.current === 'string' && last.current !== id
    last.current = id
    if (isReplaced && id !== null) dropAllBut([...ALWAYS_VALID, ...OWN_MODALS])
  }, [id])
}
