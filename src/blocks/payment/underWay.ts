import type { PaymentType } from '@/api/handoffs'

/** A leader may have both payments in progress, so the texts differ. */
export const UNDER_WAY: Record<PaymentType, string> = {
  Individual: 'Your payment may be under way.',
  Contingent: 'The payment of your contingent may be under way.',
}
