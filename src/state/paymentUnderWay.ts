import type { PaymentType } from '@/api/handoffs'
import { useNow } from '@/shared/hooks/useNow'
import { useStored } from '@/shared/storage/useStored'
import { createStored } from '@/shared/storage/createStored'
import { markOf } from '@/shared/lib/markOf'
import { fieldsOf, listOf, numberOf, textOf } from '@/shared/lib/unknown'
import { useSession } from './session'

/** How long a payment counts as in progress. */
const UNDER_WAY_FOR_MS = 30 * 60_000

/** A user (by `markOf`) who was sent to pay. It outlives sign-out, so it names nobody. */
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

export function isUnderWay(sfId: string | undefined, type?: PaymentType): boolean {
  if (sfId === undefined) return false
  const mark = markOf(sfId)
  const own = handOffs.get().filter((each) => each.mark === mark && isFresh(each))
  return own.some((each) => type === undefined || each.type === type)
}

/** A time in the future comes from a wrong clock. */
function isFresh({ at }: HandOff) {
  const age = Date.now() - at
  return age >= 0 && age < UNDER_WAY_FOR_MS
}

/** The payment site does not report a result: for half an hour a payment counts as possibly in progress. */
export function usePaymentUnderWay(type: PaymentType) {
  const sfId = useSession().session?.user.sfId
  const mark = sfId && markOf(sfId)
  useStored(handOffs)
  useNow() // renders again as time passes

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
