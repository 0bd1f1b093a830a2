import { useEffect } from 'react'
import { useWakeLock } from './useWakeLock'
import { CopyDetails } from '../members/CopyDetails'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { Modal } from '@/shared/ui/modal/Modal'
import { useCurrentSession } from '@/state/session'
import { BarcodeFigure } from './BarcodeFigure'
import { Barcode, canBeBarcode } from './lazyBarcode'
import styles from './BarcodeModal.module.css'

/** From this length the bars are too thin for a phone in portrait. */
const LONG_ID = 16

type Props = {
  open: boolean
  /** Adds a second barcode: the desk scans it to find the contingent. */
  contingentId?: string
  onClose: () => void
}

/** Spec §2, 'Your BarCode'. */
export function BarcodeModal({ open, contingentId, onClose }: Props) {
  const { sfId } = useCurrentSession().user
  const sfIdBarcode = { label: 'Your SF ID', id: sfId }
  const codes = contingentId
    ? [sfIdBarcode, { label: 'Contingent ID', id: contingentId }]
    : [sfIdBarcode]
  const drawable = codes.filter(({ id }) => canBeBarcode(id))
  const isLong = drawable.some(({ id }) => id.length > LONG_ID)
  usePreloadedBarcode()
  useWakeLock(open)

  return (
    <Modal
      open={open}
      title={contingentId ? 'Barcode' : 'Your BarCode'}
      size={isLong ? 'wide' : 'narrow'}
      onClose={onClose}
    >
      <div className={styles.codes}>
        {codes.map((code) => (
          <BarcodeFigure key={code.label} {...code} hasLabel={codes.length > 1} />
        ))}
        {drawable.length > 0 && (
          <>
            <p>Show this at the desk for your kit and passes.</p>
            <p className={styles.hint}>
              Turn up your screen’s brightness before it is scanned
              {isLong && ', and hold the phone sideways'}.
            </p>
          </>
        )}
        <div className={styles.copy}>
          <CopyDetails />
        </div>
      </div>
    </Modal>
  )
}

/** Loads the chunk before the modal opens, for use offline. */
function usePreloadedBarcode() {
  const hasPainted = useHasPainted()
  useEffect(() => {
    if (hasPainted) Barcode.preload().catch(() => undefined)
  }, [hasPainted])
}
