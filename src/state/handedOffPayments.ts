import type { PaymentType } from '@/api/handoffs'
import { useNow } from '@/shared/hooks/timers'
import { hashOf } from '@/shared/lib/hashOf'
import { fieldsOf, listOf, numberOf, textOf } from '@/shared/lib/unknown'
import { createStored } from '@/shared/storage/createStored'
import { useStored } from '@/shared/storage/useStored'
import { useSession } from './session'

/** How long a payment for a stay counts as in progress. */
const IN_PROGRESS_FOR_MS = 30 * 60_000

/** What somebody was sent to pay for: a stay, or an order (in words that change with it). */
export type PaymentKey = PaymentType | `Order: ${string}`

/** `mark`: the person's `hashOf`. A hand-off stays after a sign-out, so it must not say who it was. */
type HandOff = { mark: string; type: string; at: number }

const handOffs = createStored<HandOff[]>({
  key: 'payment-under-way',
  fallback: [],
  read: (found) =>
    listOf(found).map((each) => {
      const { mark, type, at } = fieldsOf(each)
      return { mark: textOf(mark), type: textOf(type), at: numberOf(at) ?? 0 }
    }),
})

const isOrder = (type: string) => type.startsWith('Order: ')

/** A time in the future comes from a wrong clock. An order counts until the user says whether it is paid. */
function isFresh({ type, at }: HandOff) {
  const age = Date.now() - at
  return isOrder(type) || (age >= 0 && age < IN_PROGRESS_FOR_MS)
}

// /privacy promises how long it stays.
if (!handOffs.get().every(isFresh)) handOffs.update((all) => all.filter(isFresh))

function ownFresh(sfId: string | undefined): HandOff[] {
  if (!sfId) return []
  return handOffs.get().filter((each) => isFresh(each) && each.mark === hashOf(sfId))
}

/** The payment sites report no result, so for a while a payment counts as possibly in progress. An order replaces the last one. */
export function useHandedOffPayment(...[key, ...otherWords]: [PaymentKey, ...PaymentKey[]]) {
  const sfId = useSession().session?.user.sfId
  useStored(handOffs)
  useNow() // renders again as time passes

  function othersIn(all: HandOff[]) {
    const isIt = ({ type }: HandOff) => (isOrder(key) ? isOrder(type) : type === key)
    const isByUser = ({ mark }: HandOff) => sfId !== undefined && mark === hashOf(sfId)
    return all.filter((each) => isFresh(each) && !(isIt(each) && isByUser(each)))
  }
  return {
    isHandedOff: ownFresh(sfId).some(({ type }) =>
      [key, ...otherWords].some((each) => each === type),
    ),
    begin: () => {
      if (!sfId) return
      const begun = { mark: hashOf(sfId), type: key, at: Date.now() }
      handOffs.update((all) => [...othersIn(all), begun])
    },
    forget: () => handOffs.update(othersIn),
  }
}
