import { lazyWithRetry } from '@/shared/lib/lazyWithRetry'

/** A chunk of its own, because the encoder is large. */
export const Barcode = lazyWithRetry(() => import('./Barcode'))

/** CODE128 can encode these characters (printable ASCII), and people can read them. */
export function canBeBarcode(text: string): boolean {
  return /^[ -~]+$/.test(text)
}
