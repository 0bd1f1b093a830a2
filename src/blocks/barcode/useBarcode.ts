import { useEffect } from 'react'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useLazyModule } from '@/shared/hooks/useLazyModule'

export const loadBarcode = () => import('./Barcode')

/** Loaded early, for use offline. */
export function useBarcode(isWanted: boolean) {
  const hasPainted = useHasPainted()
  useEffect(() => {
    if (hasPainted) void loadBarcode().catch(() => undefined)
  }, [hasPainted])

  const { module, ...rest } = useLazyModule(loadBarcode, isWanted)
  return { Barcode: module?.Barcode, ...rest }
}

/** Printable ASCII: CODE128 can encode it, and people can read it on the screen. */
export function canBeBarcode(text: string): boolean {
  return /^[ -~]+$/.test(text)
}
