import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

const ANYBODYS = ['open=help']
/** About the person first: they stay when one contingent follows another, and the barcode then shows the new id. */
const ONES_OWN = ['open=barcode', 'pay=individual']

/**
 * Whoever is in no contingent has none of its modals in the address: there they would wait for the next contingent, and
 * ask whether to delete it. Nor does what belonged to one contingent stay open over another that has taken its place.
 * The id is `null` in no contingent, and not known before the server has told.
 */
export function useNoStrayModals(id: string | null | undefined) {
  const [params, setParams] = useSearchParams()
  const last = useRef(id)
  const dropAllBut = useEffectEvent((staying: string[]) => {
    const kept = new URLSearchParams(params)
    for (const name of ['open', 'pay'])
      if (!staying.includes(`${name}=${params.get(name)}`)) kept.delete(name)
    if (kept.size < params.size) setParams(kept, { replace: true, preventScrollReset: true })
  })

  useEffect(() => {
    if (id === null) dropAllBut(ANYBODYS)
  }, [id, params])

  useEffect(() => {
    if (id === undefined) return
    const isReplaced = typeof last.current === 'string' && last.current !== id
    last.current = id
    if (isReplaced && id !== null) dropAllBut([...ANYBODYS, ...ONES_OWN])
  }, [id])
}
