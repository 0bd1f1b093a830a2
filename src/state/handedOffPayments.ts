import type { PaymentType } from '@/api/handoffs'
import { fieldsOf, listOf, numberOf, textOf } from '@/shared/lib/parse'
import { DAY_MS, MINUTE_MS } from '@/shared/lib/format'
import { useNow } from '@/shared/hooks/timers'
import { createStored } from '@/shared/storage/createStored'
import { useStored } from '@/shared/storage/useStored'

/* The payment sites report no result, so for a while a payment counts as possibly in progress. */

/** How long a payment for a stay counts as in progress. */
const STAY_VALID_MS = 30 * MINUTE_MS
/** An order counts until the user says whether it is paid, but not for ever: /privacy promises it. */
const ORDER_VALID_MS = 7 * DAY_MS

/** Who was sent to a payment site, for what (the type of a payment, or the lines of an order), and when. */
type HandOff = { sfId: string; what: string; at: number }

function read(value: unknown): HandOff[] {
  return listOf(value).map((item) => {
    const { sfId, what, at } = fieldsOf(item)
    return { sfId: textOf(sfId), what: textOf(what), at: numberOf(at) ?? 0 }
  })
}

const write = (all: HandOff[]) => (all.length > 0 ? all : null)

export const stayPayments = createStored<HandOff[]>({
  key: 'stay-payments',
  fallback: [],
  read,
  write,
})

export const orderPayments = createStored<HandOff[]>({
  key: 'order-payments',
  fallback: [],
  read,
  write,
})

/** The payment for a stay of the signed-in user (`sfId`). */
export function useHandedOffPayment(sfId: string | undefined, type: PaymentType) {
  useStored(stayPayments)
  useNow() // renders again as time passes
  return {
    isHandedOff: sfId !== undefined && isStayUnderWay(sfId, type),
    begin: () => {
      if (sfId) beginStay(sfId, type)
    },
    forget: () => {
      if (sfId) forgetStay(sfId, type)
    },
  }
}

/** `order` names the lines that can be bought now, `wholeCart` all of them: an item may have sold out since. */
export function useHandedOffOrder(sfId: string | undefined, order: string, wholeCart: string) {
  useStored(orderPayments)
  useNow()
  return {
    isHandedOff: sfId !== undefined && isOrderUnderWay(sfId, [order, wholeCart]),
    begin: () => {
      if (sfId) beginOrder(sfId, order)
    },
    forget: () => {
      if (sfId) forgetOrder(sfId)
    },
  }
}

/** A time in the future comes from a wrong clock. */
function isYounger({ at }: HandOff, validMs: number): boolean {
  const age = Date.now() - at
  return age >= 0 && age < validMs
}

const isStayFresh = (handOff: HandOff) => isYounger(handOff, STAY_VALID_MS)
const isOrderFresh = (handOff: HandOff) => isYounger(handOff, ORDER_VALID_MS)

function isStayUnderWay(sfId: string, type: PaymentType): boolean {
  return stayPayments
    .get()
    .some((stay) => stay.sfId === sfId && stay.what === type && isStayFresh(stay))
}

function isOrderUnderWay(sfId: string, orders: string[]): boolean {
  return orderPayments
    .get()
    .some((order) => order.sfId === sfId && orders.includes(order.what) && isOrderFresh(order))
}

export function beginStay(sfId: string, type: PaymentType) {
  forgetStay(sfId, type)
  stayPayments.update((all) => [...all, { sfId, what: type, at: Date.now() }])
}

/** An order replaces the person's last one. */
function beginOrder(sfId: string, order: string) {
  forgetOrder(sfId)
  orderPayments.update((all) => [...all, { sfId, what: order, at: Date.now() }])
}

function forgetStay(sfId: string, type: PaymentType) {
  stayPayments.update((all) => all.filter((stay) => stay.sfId !== sfId || stay.what !== type))
}

function forgetOrder(sfId: string) {
  orderPayments.update((all) => all.filter((order) => order.sfId !== sfId))
}

/** At Logout. */
export function forgetPayments(sfId: string) {
  stayPayments.update((all) => all.filter((stay) => stay.sfId !== sfId))
  forgetOrder(sfId)
}

/** When the site opens: what is too old. */
export function removeOldPayments() {
  if (!stayPayments.get().every(isStayFresh)) stayPayments.update((all) => all.filter(isStayFresh))
  if (!orderPayments.get().every(isOrderFresh))
    orderPayments.update((all) => all.filter(isOrderFresh))
}
