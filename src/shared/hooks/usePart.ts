import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadPart } from '../lib/loadPart'
import { reload } from '../lib/reload'
import { hasUnsaved } from '../storage/unsaved'

/**
 * A part of a screen that is loaded when it is first wanted. Unlike with `lazy`, a failure breaks nothing around it: it
 * calls `onFail`, and the part is tried again on `retry` or when it is wanted again. Pass a stable `load`.
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFail: () => void = () => undefined,
) {
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<{ round: number; part?: Part }>()
  const failures = useRef(0)
  const notifyFailed = useEffectEvent(onFail)

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    async function fail() {
      failures.current += 1
      if (round === 0 && failures.current > 1) await reloadIfAllStored()
      if (!isCurrent) return
      setOutcome({ round })
      notifyFailed()
    }
    loadPart(load).then(
      (part) => {
        if (isCurrent) setOutcome({ round, part })
      },
      () => (isCurrent ? fail() : undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [load, isWanted, round])

  async function retry() {
    if (round > 0) await reloadIfAllStored()
    setRound(round + 1)
  }

  return {
    part: outcome?.part,
    hasFailed: outcome?.round === round && outcome.part === undefined,
    retry: () => void retry(),
  }
}

/** If a part fails twice, a new deploy may have replaced its file. */
async function reloadIfAllStored() {
  if (!hasUnsaved()) await reload()
}
