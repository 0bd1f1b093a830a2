import { useState } from 'react'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { Button } from '@/shared/ui/button/Button'
import { decline, install, wayToInstall } from './waysToInstall'
import styles from './InstallOffer.module.css'

/** An offer that comes later waits for the next time the screen is opened, so that nothing moves under a finger. */
export function InstallOffer() {
  const [way, setWay] = useState(wayToInstall)
  if (!way) return null

  function close(act: () => unknown) {
    act()
    setWay(null)
  }

  return (
    <section ref={restoreFocus} className={styles.offer} aria-label="Install">
      <p>
        <b>Keep your pass on the home screen</b>
        {way === 'by-hand' && ': tap Share, then “Add to Home Screen”.'}
      </p>
      <div className={styles.answers}>
        {way === 'prompt' && (
          <Button size="small" variant="teal" onClick={() => close(install)}>
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
