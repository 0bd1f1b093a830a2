import { LazyPart } from '@/shared/ui/LazyPart'
import { ReloadOffer } from '@/shared/ui/status/ReloadOffer'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { canBeBarcode, Barcode } from './lazyBarcode'
import styles from './BarcodeModal.module.css'

type Props = {
  label: string
  id: string
  hasLabel?: boolean
}

export function BarcodeFigure({ label, id, hasLabel }: Props) {
  const canBeDrawn = canBeBarcode(id)
  return (
    <figure className={styles.code} aria-label={label}>
      {hasLabel && <figcaption className={styles.label}>{label}</figcaption>}
      {canBeDrawn && (
        <LazyPart
          placeholder={<Skeleton isWholeScreen={false} lines={3} />}
          failed={<BarcodeFailed />}
        >
          <Barcode value={id} />
        </LazyPart>
      )}
      <p className={styles.id} translate="no">
        {id}
      </p>
      {!canBeDrawn && <p>This ID cannot be shown as a barcode. Show the ID itself at the desk.</p>}
    </figure>
  )
}

function BarcodeFailed() {
  return (
    <div className={styles.failed} role="alert">
      <ReloadOffer>The barcode did not load. The desk can also type the ID.</ReloadOffer>
    </div>
  )
}
