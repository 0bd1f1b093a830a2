import { useState } from 'react'
import { reload } from '@/shared/lib/reload'

/** For a button that reloads the page. `isUnreachable` if the site did not respond, so that the page is still here. */
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
