import { useEffect, useRef, useState } from 'react'
import type { Contingent } from '@/api/contingents'
import { useBarcode } from '@/blocks/barcode/useBarcode'
import { useAsOf } from '@/blocks/Loaded'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { paths } from '@/shared/paths'
import { Button } from '@/shared/ui/button/Button'
import { ShareButtons } from '@/shared/ui/button/ShareButtons'
import { Modal } from '@/shared/ui/modal/Modal'
import { notify } from '@/shared/ui/toast/notify'
import { PrintedSheet } from './PrintedSheet'
import { reminderOf, saveCsv } from './texts'
import styles from './LeadersSheet.module.css'

type Props = { contingent: Contingent; query: Parameters<typeof useAsOf>[0] }

/** The list for the desk on paper, and for a spreadsheet; and a reminder, which the leader reads before it goes. */
export function LeadersSheet({ contingent, query }: Props) {
  const { value, open, close } = useModalParam('open')
  const { Barcode, isAsked, isLoading, print } = usePrint()
  const { contingent_name: name, updatedMembersInfo: members } = contingent
  const unpaid = members.filter(({ paymentStatus }) => !paymentStatus)
  const reminder = reminderOf(name, unpaid)
  const asOf = useAsOf(query)
  const age = asOf ? `As of ${asOf}.` : ''

  return (
    <div role="group" aria-label="Use this list" className={styles.tools}>
      <Button variant="link" busy={isLoading && 'Preparing...'} onClick={print}>
        Print list
      </Button>
      <Button variant="link" onClick={() => saveCsv(name, members)}>
        Save as CSV
      </Button>
      <Button variant="link" disabled={unpaid.length === 0} onClick={() => open('remind')}>
        {unpaid.length === 0 ? 'Nobody to remind' : `Remind ${unpaid.length} unpaid`}
      </Button>
      {isAsked && <PrintedSheet contingent={contingent} age={age} Barcode={Barcode} />}
      <Modal
        open={value === 'remind' && unpaid.length > 0}
        title="Payment reminder"
        footer={<ShareButtons title={name} text={reminder} path={paths.contingent} copy="Copy" />}
        onClose={close}
      >
        {age && <p>{age} Somebody may have paid since.</p>}
        <blockquote className={styles.reminder}>
          {reminder} {window.location.origin + paths.contingent}
        </blockquote>
      </Modal>
    </div>
  )
}

/** The sheet stays after the first press: on phones `print` returns before the browser has drawn the page. */
function usePrint() {
  const [asked, setAsked] = useState(0)
  const printed = useRef(0)
  const { Barcode, hasFailed, retry } = useBarcode(asked > 0)
  const isLoading = asked > 0 && !Barcode && !hasFailed

  useEffect(() => {
    if (isLoading || printed.current === asked) return
    printed.current = asked
    if (hasFailed) notify.warn('The barcodes did not load. The desk can also type the SF IDs.')
    window.print()
  }, [asked, isLoading, hasFailed])

  function print() {
    if (hasFailed) retry()
    setAsked(asked + 1)
  }
  return { Barcode, isAsked: asked > 0, isLoading, print }
}
