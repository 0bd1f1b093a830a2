import type { PaymentType } from '@/api/handoffs'

/** A leader may have sent both on their way: each says which it is. */
export const UNDER_WAY: Record<PaymentType, string> = {
  Individual: 'Your payment may be under way.',
  Contingent: 'The payment of your contingent may be under way.',
}
