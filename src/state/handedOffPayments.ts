import type { PaymentType } from '@/api/handoffs'
import { useNow } from '@/shared/hooks/timers'
import { useStored } from '@/shared/storage/useStored'
import * as payments from './paymentsUnderWay'
import { useSession } from './session'

/** The payment sites report no result, so for a while a payment counts as possibly in progress. */
export function useHandedOffPayment(type: PaymentType) {
  const sfId = useSession().session?.user.sfId
  useStored(payments.stayPayments)
  useNow() // renders again as time passes
  return {
    isHandedOff: sfId !== undefined && payments.isStayUnderWay(sfId, type),
    begin: () => {
      if (sfId) payments.beginStay(sfId, type)
    },
    forget: () => {
      if (sfId) payments.forgetStay(sfId, type)
    },
  }
}

/** `order` names the lines that can be bought now, `wholeCart` all of them: an item may have sold out since. */
export function useHandedOffOrder(order: string, wholeCart: string) {
  const sfId = useSession().session?.user.sfId
  useStored(payments.orderPayments)
  useNow()
  return {
    isHandedOff: sfId !== undefined && payments.isOrderUnderWay(sfId, [order, wholeCart]),
    begin: () => {
      if (sfId) payments.beginOrder(sfId, order)
    },
    forget: () => {
      if (sfId) payments.forgetOrder(sfId)
    },
  }
}
