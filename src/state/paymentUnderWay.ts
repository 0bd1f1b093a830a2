import type { PaymentType } from '@/api/handoffs'
import { useNow } from '@/shared/hooks/useNow'
import { useStored } from '@/shared/storage/useStored'
import { createStored } from '@/shared/storage/createStored'
import { markOf } from '@/shared/lib/markOf'
import { fieldsOf, listOf, numberOf, textOf } from '@/shared/lib/unknown'
import { useSession } from './session'

/** So long a payment that was begun is taken to be on its way. */
const UNDER_WAY_FOR_MS = 30 * 60_000

/** When somebody (by `markOf`) was sent to pay, and for whom. It outlives sign-out, so it names nobody. */
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

/** Is a payment of this person under way, of one type or of any? */
export function isUnderWay(sfId: string | undefined, type?: PaymentType): boolean {
  if (sfId === undefined) return false
  const mark = markOf(sfId)
  const own = handOffs.get().filter((each) => each.mark === mark && isFresh(each))
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
  const mark = sfId && markOf(sfId)
  useStored(handOffs)
  useNow() // it ends with time, too

  function othersOf(all: HandOff[]) {
    return all.filter((each) => isFresh(each) && !(each.mark === mark && each.type === type))
  }
  return {
    isUnderWay: isUnderWay(sfId, type),
    begin: () =>
      mark && handOffs.update((all) => [...othersOf(all), { mark, type, at: Date.now() }]),
    forget: () => handOffs.update(othersOf),
  }
}
