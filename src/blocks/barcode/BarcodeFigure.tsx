import { restoreFocus } from '@/shared/lib/restoreFocus'
import { Button } from '@/shared/ui/button/Button'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { canBeBarcode, type useBarcode } from './useBarcode'
import styles from './BarcodeModal.module.css'

type Props = {
  label: string
  id: string
  bars: Pick<ReturnType<typeof useBarcode>, 'Barcode' | 'hasFailed'>
  hasLabel?: boolean
}

export function BarcodeFigure({ label, id, bars: { Barcode, hasFailed }, hasLabel }: Props) {
  const canBeDrawn = canBeBarcode(id)
  return (
    <figure className={styles.code} aria-label={label}>
      {hasLabel && <figcaption className={styles.label}>{label}</figcaption>}
      {canBeDrawn && Barcode && <Barcode value={id} />}
      {canBeDrawn && !Barcode && !hasFailed && <Skeleton isWholeScreen={false} lines={3} />}
      <p className={styles.id}>{id}</p>
      {!canBeDrawn && <p>This ID cannot be shown as a barcode. Show the ID itself at the desk.</p>}
    </figure>
  )
}

export function BarcodeFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div ref={restoreFocus} className={styles.failed} role="alert">
      <p>The barcode did not load. The desk can also type the ID.</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
