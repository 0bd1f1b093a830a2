import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Contingent } from '@/api/contingents'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { useUrlParams } from '@/shared/hooks/useUrlParams'

/** `undefined` before the server has responded, `null` without a contingent. */
type Loaded = Contingent | null | undefined

/**
 * The modals in the URL (`?open=barcode`, `?pay=individual`). The value of one that does not apply is `null`, and
 * `validSearch` is then the query string without it: otherwise it would open over the next contingent.
 */
export function useContingentModals(contingent: Loaded) {
  const [params] = useUrlParams()
  const open = useModalParam('open')
  const pay = useModalParam('pay')
  const { lastSeen, isReplaced, forget } = useLastSeen(contingent)

  // A link that somebody sends must not ask whether to delete the contingent.
  const isLeaveLink = open.value === 'leave' && !open.wasOpenedHere
  const isOpenValid = !isLeaveLink && isValid(`open=${open.value}`, contingent, isReplaced)
  const isPayValid = isValid(`pay=${pay.value}`, contingent, isReplaced)

  const valid = new URLSearchParams(params)
  if (!isOpenValid) valid.delete('open')
  if (!isPayValid) valid.delete('pay')
  return {
    open: { ...open, value: isOpenValid ? open.value : null },
    pay: { ...pay, value: isPayValid ? pay.value : null },
    validSearch: valid.toString() === params.toString() ? null : valid.toString(),
    lastSeen,
    forget,
  }
}

/**
 * The contingent that was shown last. `isReplaced`: another one took its place while this entry of the history was open.
 * `forget` is for what the user does here, such as leaving it.
 */
function useLastSeen(contingent: Loaded) {
  const { key } = useLocation()
  const [seen, setSeen] = useState<{ contingent: Contingent; replacedAt?: string } | null>(null)
  if (contingent && contingent !== seen?.contingent) {
    const isOther = seen !== null && seen.contingent.id !== contingent.id
    setSeen(isOther ? { contingent, replacedAt: key } : { ...seen, contingent })
  }
  return {
    lastSeen: seen?.contingent ?? null,
    isReplaced: seen?.replacedAt === key,
    forget: () => setSeen(null),
  }
}

function isValid(modal: string, contingent: Loaded, isReplaced: boolean): boolean {
  if (modal === 'open=help') return true
  if (contingent === null) return false
  // About the user, so they stay open when one contingent replaces another; the barcode then shows the new id.
  if (isReplaced) return modal === 'open=barcode' || modal === 'pay=individual'
  return true
}
