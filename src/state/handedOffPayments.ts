import type { CartLine, PaymentType } from '@/api/payments'
import { ageOf, readTime } from '@/shared/lib/age'
import { fieldsOf, listOf, textOf } from '@/shared/lib/parse'
import { DAY_MS, MINUTE_MS } from '@/shared/lib/format'
import { useNow } from '@/shared/hooks/timers'
import { createStored, type Stored } from '@/shared/storage/createStored'
import { useStored } from '@/shared/storage/useStored'

/* The payment sites report no result. After the hand-off, a payment counts as in progress for a while. */

/** `what` names a stay or a line of an order. `at` is in ms since 1970. */
type HandOff = { sfId: string; what: string; at: number }

const NONE: HandOff[] = []
const options = {
  fallback: NONE,
  read: readHandOffs,
  write: (all: HandOff[]) => (all.length > 0 ? all : null),
}

export const stayPayments = handOffs(
  createStored({ key: 'stay-payments', ...options }),
  30 * MINUTE_MS,
)
/** An order counts until the user says whether it is paid, but at most for the 7 days that /privacy promises. */
export const orderPayments = handOffs(
  createStored({ key: 'order-payments', ...options }),
  7 * DAY_MS,
)

/** `validMs`: for this time, a payment counts as in progress. */
function handOffs(stored: Stored<HandOff[]>, validMs: number) {
  const isFresh = ({ at }: HandOff) => ageOf(at) < validMs
  const removeAll = (isGone: (handOff: HandOff) => boolean) =>
    stored.update((all) => (all.some(isGone) ? all.filter((one) => !isGone(one)) : all))

  return {
    ...stored,
    underWay: (sfId: string) =>
      stored
        .get()
        .filter((one) => one.sfId === sfId && isFresh(one))
        .map(({ what }) => what),
    begin(sfId: string, things: string[]) {
      const at = Date.now()
      const isSame = (one: HandOff) => one.sfId === sfId && things.includes(one.what)
      stored.update((all) => [
        ...all.filter((one) => !isSame(one)),
        ...things.map((what) => ({ sfId, what, at })),
      ])
    },
    /** For all users of this browser. */
    forgetAll: (what: string) => removeAll((one) => one.what === what),
    forget: (sfId: string, isGone: (what: string) => boolean = () => true) =>
      removeAll((one) => one.sfId === sfId && isGone(one.what)),
    removeOld() {
      removeAll((one) => !isFresh(one))
      stored.rewrite()
    },
  }
}

function readHandOffs(value: unknown): HandOff[] {
  return listOf(value).map((item) => {
    const { sfId, what, at } = fieldsOf(item)
    return { sfId: textOf(sfId), what: textOf(what), at: readTime(at) }
  })
}

/** A contingent payment is for one contingent, so its name contains the id. */
const stayOf = (type: PaymentType, contingentId: string) =>
  type === 'Contingent' ? `${type} ${contingentId}` : type

/** `contingentId` is necessary for the type `Contingent`. */
export function useHandedOffPayment(sfId = '', type: PaymentType, contingentId = '') {
  useStored(stayPayments)
  useNow() // renders again as time passes
  const isOfType = (what: string) => what.startsWith(type)
  return {
    isHandedOff: stayPayments.underWay(sfId).some(isOfType),
    begin: () => stayPayments.begin(sfId, [stayOf(type, contingentId)]),
    forget: () => stayPayments.forget(sfId, isOfType),
  }
}

/** Forgets payments for other contingents. `contingentId` is the user's contingent, or empty. */
export function keepPaymentOfContingent(sfId: string, contingentId: string) {
  const isOther = (what: string) =>
    what.startsWith('Contingent') && what !== stayOf('Contingent', contingentId)
  stayPayments.forget(sfId, isOther)
}

/** Orders are stored as their lines. A new order does not end an earlier one. */
export function useHandedOffOrders(sfId = '') {
  useStored(orderPayments)
  useNow()
  const names = orderPayments.underWay(sfId)
  return {
    isHandedOff: (line: CartLine) => names.includes(nameOfLine(line)),
    begin: (lines: CartLine[]) => orderPayments.begin(sfId, lines.map(nameOfLine)),
    forget: () => orderPayments.forget(sfId),
  }
}

/** A line that the user adds again is a new purchase. The undo of a removal must not call this. */
export function forgetOrderOf(line: CartLine) {
  orderPayments.forgetAll(nameOfLine(line))
}

const nameOfLine = ({ id, size }: CartLine) => `${id} ${size}`

export function forgetPayments(sfId: string) {
  stayPayments.forget(sfId)
  orderPayments.forget(sfId)
}

export function removeOldPayments() {
  stayPayments.removeOld()
  orderPayments.removeOld()
}
