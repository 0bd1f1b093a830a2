import { lazyWithRetry } from '@/shared/lib/lazyWithRetry'

/** In its own chunk, because the encoder is large. */
export const Barcode = lazyWithRetry(() => import('./Barcode'))

/** Printable ASCII: CODE128 can encode it, and people can read it on the screen. */
export function canBeBarcode(text: string): boolean {
  return /^[ -~]+$/.test(text)
}
