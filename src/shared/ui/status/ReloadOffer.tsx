import type { ReactNode } from 'react'
import { useReload } from '@/shared/hooks/useReload'
import { Button } from '../button/Button'
import styles from './ReloadOffer.module.css'

/** `children` says what has not loaded. */
export function ReloadOffer({ children }: { children?: ReactNode }) {
  const { reload, isReloading, isUnreachable } = useReload()

  return (
    <div className={styles.offer}>
      <p>
        {children} {isUnreachable && 'Check your connection and try again.'}
      </p>
      <Button variant="secondary" size="small" busy={isReloading && 'Loading...'} onClick={reload}>
        Reload the page
      </Button>
    </div>
  )
}
