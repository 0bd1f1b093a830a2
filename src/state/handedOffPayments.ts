import type { CartLine, PaymentType } from '@/api/payments'
import { ageOf, readTime } from '@/shared/lib/age'
import { fieldsOf, listOf, textOf } from '@/shared/lib/parse'
import { DAY_MS, MINUTE_MS } from '@/shared/lib/format'
import { useNow } from '@/shared/hooks/timers'
import { createStored, type Stored } from '@/shared/storage/createStored'
import { useStored } from '@/shared/storage/useStored'

/* The payment sites report no result, so for a while a payment counts as possibly in progress. */

/** Who was sent to a payment site, for what (a stay, or a line of an order), and when. */
type HandOff = { sfId: string; what: string; at: number }

const NONE: HandOff[] = []
const options = {
  fallback: NONE,
  read: readHandOffs,
  write: (all: HandOff[]) => (all.length > 0 ? all : null),
}

/** A payment for a stay counts for half an hour. */
export const stayPayments = handOffs(
  createStored({ key: 'stay-payments', ...options }),
  30 * MINUTE_MS,
)
/** An order counts until the user says whether it is paid, but not for ever: /privacy promises it. */
export const orderPayments = handOffs(
  createStored({ key: 'order-payments', ...options }),
  7 * DAY_MS,
)

/** The payments of one kind, which count as in progress for that time. */
function handOffs(stored: Stored<HandOff[]>, validMs: number) {
  const isFresh = ({ at }: HandOff) => ageOf(at) < validMs
  const removeAll = (isGone: (handOff: HandOff) => boolean) =>
    stored.update((all) => (all.some(isGone) ? all.filter((one) => !isGone(one)) : all))

  return {
    ...stored,
    /** What this person may be paying for. */
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
    /** Whoever it was. */
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

/** The name of a payment for a stay: that of a contingent is for one contingent. */
const stayOf = (type: PaymentType, contingentId: string) =>
  type === 'Contingent' ? `${type} ${contingentId}` : type

/** The payment for a stay of the signed-in user (`sfId`). `contingentId`: of the contingent that a leader pays for. */
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

/** The payment of a contingent is forgotten with it: `contingentId` is that of now, empty for none. */
export function keepPaymentOfContingent(sfId: string, contingentId: string) {
  const isOther = (what: string) =>
    what.startsWith('Contingent') && what !== stayOf('Contingent', contingentId)
  stayPayments.forget(sfId, isOther)
}

/**
 * The orders of the signed-in user (`sfId`), each as its lines: one counts as long as one of its lines is in the cart, and
 * another order does not end it.
 */
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

/** A line that is put into the cart anew is another purchase. Undo of a removal is none. */
export function forgetOrderOf(line: CartLine) {
  orderPayments.forgetAll(nameOfLine(line))
}

const nameOfLine = ({ id, size }: CartLine) => `${id} ${size}`

/** At Logout. */
export function forgetPayments(sfId: string) {
  stayPayments.forget(sfId)
  orderPayments.forget(sfId)
}

/** When the site opens: what is too old. */
export function removeOldPayments() {
  stayPayments.removeOld()
  orderPayments.removeOld()
}
