import { BarcodeFigure } from '@/blocks/barcode/BarcodeFigure'
import { useNow } from '@/shared/hooks/timers'
import { useStored } from '@/shared/storage/useStored'
import { Card } from '@/shared/ui/Card'
import { endedSession, passOf } from '@/state/endedSession'
import styles from './SignIn.module.css'

/** After a session has expired, a visitor at the gate still needs the pass. */
export function PassOnThisPhone() {
  const now = useNow()
  const pass = passOf(useStored(endedSession), now)
  if (!pass) return null
  const { name, sfId } = pass
  return (
    <Card as="section" rim={3} className={styles.pass} aria-labelledby="pass">
      <h2 id="pass" className="title" data-size="d3">
        Your pass on this phone
      </h2>
      {name && (
        <p className="lead" translate="no">
          {name}
        </p>
      )}
      <BarcodeFigure label="Your SF ID" id={sfId} />
      <p>You were signed out. Sign in to see everything else.</p>
    </Card>
  )
}
