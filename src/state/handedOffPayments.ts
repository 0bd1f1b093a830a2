import type { PaymentType } from '@/api/handoffs'
import { fieldsOf, listOf, numberOf, textOf } from '@/shared/lib/parse'
import { DAY_MS, MINUTE_MS } from '@/shared/lib/format'
import { useNow } from '@/shared/hooks/timers'
import { createStored, type Stored } from '@/shared/storage/createStored'
import { useStored } from '@/shared/storage/useStored'

/* The payment sites report no result, so for a while a payment counts as possibly in progress. */

/** Who was sent to a payment site, for what (the type of a payment, or the lines of an order), and when. */
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
  // A time in the future comes from a wrong clock.
  function isFresh({ at }: HandOff): boolean {
    const age = Date.now() - at
    return age >= 0 && age < validMs
  }
  const removeAll = (isGone: (handOff: HandOff) => boolean) =>
    stored.update((all) => all.filter((handOff) => !isGone(handOff)))

  return {
    ...stored,
    isUnderWay: (sfId: string, things: string[]) =>
      stored.get().some((one) => one.sfId === sfId && things.includes(one.what) && isFresh(one)),
    begin: (sfId: string, what: string) =>
      stored.update((all) => [...all, { sfId, what, at: Date.now() }]),
    /** All of this person, or those for one thing. */
    forget: (sfId: string, what?: string) =>
      removeAll((one) => one.sfId === sfId && (what === undefined || one.what === what)),
    removeOld: () => {
      if (!stored.get().every(isFresh)) removeAll((one) => !isFresh(one))
    },
  }
}

function readHandOffs(value: unknown): HandOff[] {
  return listOf(value).map((item) => {
    const { sfId, what, at } = fieldsOf(item)
    return { sfId: textOf(sfId), what: textOf(what), at: numberOf(at) ?? 0 }
  })
}

/** The payment for a stay of the signed-in user (`sfId`). */
export function useHandedOffPayment(sfId = '', type: PaymentType) {
  useStored(stayPayments)
  useNow() // renders again as time passes
  return {
    isHandedOff: stayPayments.isUnderWay(sfId, [type]),
    begin: () => {
      stayPayments.forget(sfId, type)
      stayPayments.begin(sfId, type)
    },
    forget: () => stayPayments.forget(sfId, type),
  }
}

/**
 * An order replaces the person's last one. `order` names the lines that can be bought now, `wholeCart` all of them: an item
 * may have sold out since.
 */
export function useHandedOffOrder(sfId = '', order: string, wholeCart: string) {
  useStored(orderPayments)
  useNow()
  return {
    isHandedOff: orderPayments.isUnderWay(sfId, [order, wholeCart]),
    begin: () => {
      orderPayments.forget(sfId)
      orderPayments.begin(sfId, order)
    },
    forget: () => orderPayments.forget(sfId),
  }
}

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
