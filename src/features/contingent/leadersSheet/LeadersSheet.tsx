import { useEffect, useRef, useState } from 'react'
import type { Contingent } from '@/api/contingent'
import { Barcode } from '@/blocks/barcode/lazyBarcode'
import { asOf } from '@/blocks/Loaded'
import { paths } from '@/festival/paths'
import { Button } from '@/shared/ui/button/Button'
import { ShareButtons } from '@/shared/ui/button/ShareButtons'
import { Modal } from '@/shared/ui/modal/Modal'
import { notify } from '@/shared/ui/toast/notify'
import { PrintedSheet } from './PrintedSheet'
import { reminderOf, saveCsv } from './texts'
import styles from './LeadersSheet.module.css'

type Props = {
  contingent: Contingent
  query: Parameters<typeof asOf>[0]
  isReminding: boolean
  onRemind: () => void
  onClose: () => void
}

/** The list for the desk, on paper or as CSV, and a reminder that the leader reads before sending it. */
export function LeadersSheet({ contingent, query, isReminding, onRemind, onClose }: Props) {
  const { sheet, paper, isLoading, print } = usePrint()
  const { contingent_name: name, updatedMembersInfo: members } = contingent
  const unpaid = members.filter(({ paymentStatus }) => paymentStatus === false)
  const reminder = reminderOf(name, unpaid)
  const time = asOf(query)
  const age = time ? `As of ${time}.` : ''

  return (
    <div role="group" aria-label="Use this list" className={styles.tools}>
      <Button variant="link" busy={isLoading && 'Preparing...'} onClick={() => void print()}>
        Print list
      </Button>
      <Button variant="link" onClick={() => saveCsv(name, members)}>
        Save as CSV
      </Button>
      <Button variant="link" disabled={unpaid.length === 0} onClick={onRemind}>
        {unpaid.length === 0 ? 'Nobody to remind' : `Remind ${unpaid.length} unpaid`}
      </Button>
      {sheet && <PrintedSheet ref={paper} contingent={contingent} age={age} {...sheet} />}
      <Modal
        open={isReminding && unpaid.length > 0}
        title="Payment reminder"
        footer={
          <ShareButtons title={name} text={reminder} path={paths.contingent} copyLabel="Copy" />
        }
        onClose={onClose}
      >
        {age && <p>{age} Somebody may have paid since.</p>}
        <blockquote className={styles.reminder} translate="no">
          {reminder} {window.location.origin + paths.contingent}
        </blockquote>
      </Modal>
    </div>
  )
}

/** Renders the sheet for one print only. The next print may be of the page itself, or of another modal. */
function usePrint() {
  const [isLoading, setIsLoading] = useState(false)
  const [sheet, setSheet] = useState<{ hasBarcodes: boolean }>()
  const paper = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!sheet) return
    let isCancelled = false
    const finish = () => setSheet(undefined)

    async function printOnceDrawn() {
      const pictures = [...(paper.current?.querySelectorAll('img') ?? [])]
      await Promise.allSettled(pictures.map((picture) => picture.decode()))
      if (isCancelled) return
      // `print` waits for its dialog, but not on phones: they draw the page (again) after `afterprint`.
      window.addEventListener('afterprint', finish)
      window.print()
      window.removeEventListener('afterprint', finish)
      // The dialog covers the page, so a press or key on the page means that the dialog is closed.
      document.addEventListener('pointerdown', finish)
      document.addEventListener('keydown', finish)
    }

    void printOnceDrawn()
    return () => {
      isCancelled = true
      document.removeEventListener('pointerdown', finish)
      document.removeEventListener('keydown', finish)
    }
  }, [sheet])

  async function print() {
    setIsLoading(true)
    try {
      await Barcode.preload()
      setSheet({ hasBarcodes: true })
    } catch {
      notify.warn('The barcodes did not load. The desk can also type the SF IDs.')
      setSheet({ hasBarcodes: false })
    } finally {
      setIsLoading(false)
    }
  }

  return { sheet, paper, isLoading, print }
}
