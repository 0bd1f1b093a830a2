import { useWakeLock } from '@/shared/hooks/useWakeLock'
import { Button } from '@/shared/ui/Button'
import { Modal } from '@/shared/ui/Modal'
import { Skeleton } from '@/shared/ui/Skeleton'
import { useOwnSession } from '@/state/session'
import { canBeBarcode } from './barcodeText'
import { useBarcode } from './useBarcode'
import styles from './BarcodeModal.module.css'

/** From here on the bars are too thin for a phone held upright. */
const LONG_ID = 16

type Props = { open: boolean; onClose: () => void }

/** Spec §2, 'Your BarCode': the signed-in person's sfId, to be scanned off the screen. Lit for as long as it is open. */
export function BarcodeModal({ open, onClose }: Props) {
  const { sfId } = useOwnSession().user
  const isLong = sfId.length > LONG_ID
  const canBeScanned = canBeBarcode(sfId)
  const bars = useBarcode(open && canBeScanned)
  useWakeLock(open)

  return (
    <Modal
      open={open}
      title="Your BarCode"
      size={isLong && canBeScanned ? 'wide' : 'narrow'}
      onClose={onClose}
    >
      <div className={styles.code}>
        {canBeScanned && <Bars sfId={sfId} bars={bars} />}
        <p className={styles.sfId}>{sfId}</p>
        {canBeScanned ? (
          <>
            <p>Show this at the desk for your kit and passes.</p>
            <p className={styles.hint}>
              Turn the brightness of your screen up before it is scanned
              {isLong && ', and hold the phone sideways'}.
            </p>
          </>
        ) : (
          <p>This SF id cannot be drawn as bars. Show it at the desk as it is written here.</p>
        )}
      </div>
    </Modal>
  )
}

function Bars({ sfId, bars }: { sfId: string; bars: ReturnType<typeof useBarcode> }) {
  const { Barcode, hasFailed, retry } = bars
  if (Barcode) return <Barcode value={sfId} />
  if (!hasFailed) return <Skeleton rosette={false} lines={3} />
  return (
    <div className={styles.failed} role="alert">
      <p>The bars did not load. The desk can also type your SF id.</p>
      <Button variant="secondary" size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
