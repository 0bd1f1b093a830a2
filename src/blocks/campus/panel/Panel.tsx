import { useId, type ReactNode } from 'react'
import { Card } from '@/shared/ui/Card'
import { Icon } from '@/shared/ui/Icon'
import styles from './Panel.module.css'

type Props = { title: string; closeLabel?: string; onClose: () => void; children: ReactNode }

/** Beside the plan on wide screens, below it on phones. */
export function Panel({ title, closeLabel = 'Close', onClose, children }: Props) {
  const id = useId()
  return (
    <Card as="section" frame="thin" className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className="title" data-size="d3" tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Card>
  )
}
