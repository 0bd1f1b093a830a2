import { useState, type ReactNode } from 'react'
import { reload } from '@/shared/lib/reload'
import { Button } from '../button/Button'
import styles from './ReloadOffer.module.css'

/** Something has not loaded, and only a reload helps. The text says what. */
export function ReloadOffer({ children }: { children?: ReactNode }) {
  const [state, setState] = useState<'idle' | 'reloading' | 'unreachable'>('idle')

  async function handleReload() {
    setState('reloading')
    await reload()
    setState('unreachable')
  }

  return (
    <div className={styles.offer}>
      <p>
        {children} {state === 'unreachable' && 'Check your connection and try again.'}
      </p>
      <Button
        variant="secondary"
        size="small"
        busy={state === 'reloading' && 'Loading...'}
        onClick={() => void handleReload()}
      >
        Reload the page
      </Button>
    </div>
  )
}
