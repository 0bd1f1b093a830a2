import { useState } from 'react'
import { reload } from '@/shared/lib/reload'

/** For a button that reloads the page. `isUnreachable`: the site did not respond, so there was no reload. */
export function useReload() {
  const [state, setState] = useState<'idle' | 'reloading' | 'unreachable'>('idle')

  async function start() {
    setState('reloading')
    await reload()
    setState('unreachable')
  }

  return {
    reload: () => void start(),
    isReloading: state === 'reloading',
    isUnreachable: state === 'unreachable',
  }
}
