import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadModule } from '../lib/loadModule'
import { reload } from '../lib/reload'
import { hasUnsaved } from '../storage/unsaved'

/**
 * A module that is loaded when it is first needed. Unlike with `lazy`, a failure breaks nothing around it: it calls
 * `onFail`, and the module is requested again on `retry` or when it is needed again. Pass a stable `load`.
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
  isNeeded: boolean,
  onFail: () => void = () => undefined,
) {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<{ attempt: number; module?: Module }>()
  const failures = useRef(0)
  const notifyFailed = useEffectEvent(onFail)

  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    async function fail() {
      failures.current += 1
      if (attempt === 0 && failures.current > 1) await reloadIfAllStored()
      if (!isCurrent) return
      setOutcome({ attempt })
      notifyFailed()
    }
    loadModule(load).then(
      (module) => {
        if (isCurrent) setOutcome({ attempt, module })
      },
      () => (isCurrent ? fail() : undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [load, isNeeded, attempt])

  async function retry() {
    if (attempt > 0) await reloadIfAllStored()
    setAttempt(attempt + 1)
  }

  return {
    module: outcome?.module,
    hasFailed: outcome?.attempt === attempt && outcome.module === undefined,
    retry: () => void retry(),
  }
}

/** If a module fails twice, a new deploy may have replaced its file. */
async function reloadIfAllStored() {
  if (!hasUnsaved()) await reload()
}
