import { useState } from 'react'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import styles from './UpdateNotice.module.css'
import { canReload, useCanReload } from './canReload'

type Props = {
  /** Resolves only if it cannot be done now. */
  onUpdate: () => Promise<void>
}

/** At the top of the page, so that it lies over nothing. Not while a form holds text: the update reloads the page. */
export function UpdateNotice({ onUpdate }: Props) {
  const [isDismissed, setIsDismissed] = useState(false)
  const [isUpdating, setIsUpdating] = useState(false)
  const isShown = useCanReload() && !isDismissed

  async function handleUpdate() {
    // A password manager may have filled a field without an input event, so check again.
    if (!canReload()) return
    setIsUpdating(true)
    await onUpdate()
    setIsUpdating(false)
  }

  return (
    <div role="status" className={styles.live}>
      {isShown && (
        <div className={styles.notice} data-ground="light">
          <p>A new version is ready</p>
          <Button
            variant="secondary"
            size="small"
            busy={isUpdating && 'Updating...'}
            onClick={() => void handleUpdate()}
          >
            Update
          </Button>
          <button
            type="button"
            className={styles.dismiss}
            aria-label="Dismiss"
            onClick={() => setIsDismissed(true)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
