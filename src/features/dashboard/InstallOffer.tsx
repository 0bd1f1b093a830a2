import { useState } from 'react'
import { restoreFocus } from '@/shared/lib/focus'
import { useStored } from '@/shared/storage/useStored'
import { Button } from '@/shared/ui/button/Button'
import { installDeclined } from '@/state/installOffer'
import { decline, install, wayToInstall, type WayToInstall } from './waysToInstall'
import styles from './InstallOffer.module.css'

const REASON: Record<WayToInstall, string> = {
  prompt:
    'There it opens without a network, and the browser does not remove its data to make room.',
  'by-hand':
    'Safari removes a site’s data after seven days without a visit, but not from the home screen. Tap Share, then “Add to Home Screen”. Then open it once and sign in, while you have a network.',
}

/** The way is read only on mount, so that a later offer does not move the page under a finger. */
export function InstallOffer() {
  const [way, setWay] = useState(wayToInstall)
  // Another tab may have declined.
  const isDeclined = useStored(installDeclined)
  if (!way || isDeclined) return null

  function close(act: () => unknown) {
    act()
    setWay(null)
  }

  return (
    <section ref={restoreFocus} className={`row ${styles.offer}`} aria-label="Install">
      <p>
        <b>Keep your pass on the home screen.</b> {REASON[way]}
      </p>
      <div className={styles.answers}>
        {way === 'prompt' && (
          <Button size="small" variant="tertiary" onClick={() => close(install)}>
            Install
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={() => close(decline)}>
          Not now
        </Button>
      </div>
    </section>
  )
}
