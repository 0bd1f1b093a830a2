import { BarcodeFailed, BarcodeFigure } from '@/blocks/barcode/BarcodeFigure'
import { loadBarcode } from '@/blocks/barcode/useBarcode'
import { useWakeLock } from '@/blocks/barcode/useWakeLock'
import { useNow } from '@/shared/hooks/timers'
import { useLazyModule } from '@/shared/hooks/useLazyModule'
import { endedSession, isPassValid } from '@/shared/storage/forgetPerson'
import { useStored } from '@/shared/storage/useStored'
import { Card } from '@/shared/ui/Card'
import styles from './SignIn.module.css'

/** After a session that ended by itself: whoever stands at the gate still needs the pass. */
export function PassOnThisPhone() {
  const now = useNow()
  const stored = useStored(endedSession)
  const ended = stored && isPassValid(stored, now) ? stored : null
  const { module, hasFailed, retry } = useLazyModule(loadBarcode, Boolean(ended))
  useWakeLock(ended !== null)
  if (!ended) return null
  const { name, sfId } = ended
  return (
    <Card as="section" frame="turmeric" className={styles.pass} aria-labelledby="pass">
      <h2 id="pass" className="title" data-size="d3">
        Your pass on this phone
      </h2>
      {name && <p className="lead">{name}</p>}
      <BarcodeFigure label="Your SF ID" id={sfId} bars={{ Barcode: module?.Barcode, hasFailed }} />
      {hasFailed && <BarcodeFailed onRetry={retry} />}
      <p>You were signed out. Sign in to see everything else.</p>
    </Card>
  )
}
