import { useEffect, useState, type ComponentType } from 'react'
import { useHasPainted } from '@/shared/hooks/useHasPainted'

type Loaded = { round: number; Barcode?: ComponentType<{ value: string }> }

/** Loaded early, for use offline. Not with `lazy`: if it fails, the modal still shows the id and a retry button. */
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
