import type { PaymentType } from '@/api/handoffs'
import { useNow } from '@/shared/hooks/useNow'
import { useStored } from '@/shared/storage/useStored'
import { createStored } from '@/shared/storage/createStored'
import { fieldsOf, listOf, numberOf, textOf } from '@/shared/lib/unknown'
import { useSession } from './session'

/** So long a payment that was begun is taken to be on its way. */
const UNDER_WAY_FOR_MS = 30 * 60_000

/** When somebody (by sfId) was sent to pay, and for whom. */
type HandOff = { sfId: string; type: string; at: number }

const handOffs = createStored<HandOff[]>({
  key: 'payment-under-way',
  fallback: [],
  read: (found) =>
    listOf(found).map((each) => {
      const { sfId, type, at } = fieldsOf(each)
      return { sfId: textOf(sfId), type: textOf(type), at: numberOf(at) ?? 0 }
    }),
})

/** Is a payment of this person under way, of one type or of any? */
export function isUnderWay(sfId: string | undefined, type?: PaymentType): boolean {
  const own = handOffs.get().filter((each) => each.sfId === sfId && isFresh(each))
  return own.some((each) => type === undefined || each.type === type)
}

/** A moment that lies ahead comes from a clock that was wrong. */
function isFresh({ at }: HandOff) {
  const age = Date.now() - at
  return age >= 0 && age < UNDER_WAY_FOR_MS
}

/**
 * A payment takes place on another site, which does not tell this one how it went. So whoever has been sent there is
 * told so for half an hour wherever they could pay, or until the festival says that they have paid.
 */
export function usePaymentUnderWay(type: PaymentType) {
  const sfId = useSession().session?.user.sfId
  useStored(handOffs)
  useNow() // it ends with time, too

  function othersOf(all: HandOff[]) {
    return all.filter((each) => isFresh(each) && !(each.sfId === sfId && each.type === type))
  }
  return {
    isUnderWay: isUnderWay(sfId, type),
    begin: () =>
      sfId && handOffs.update((all) => [...othersOf(all), { sfId, type, at: Date.now() }]),
    forget: () => handOffs.update(othersOf),
  }
}
