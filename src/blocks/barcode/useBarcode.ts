import { useEffect, useState, type ComponentType } from 'react'
import { useHasPainted } from '@/shared/hooks/useHasPainted'

type Loaded = { round: number; Barcode?: ComponentType<{ value: string }> }

/**
 * The drawing of bars, fetched once the page has been painted, so that it is there when the network is not. By hand
 * rather than with `lazy`: when it does not come, the sheet around it must still show the id, and try again.
 */
export function useBarcode(isWanted: boolean) {
  const hasPainted = useHasPainted()
  const [round, setRound] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    if (hasPainted) void load().catch(() => undefined)
  }, [hasPainted])

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    load().then(
      ({ Barcode }) => isCurrent && setLoaded({ round, Barcode }),
      () => isCurrent && setLoaded({ round }),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, round])

  return {
    Barcode: loaded?.Barcode,
    hasFailed: loaded?.round === round && !loaded.Barcode,
    retry: () => setRound(round + 1),
  }
}

function load() {
  return import('./Barcode')
}
