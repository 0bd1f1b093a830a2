import { useState } from 'react'
import { subjectOf, type Complaint } from '@/api/complaints'
import { edition } from '@/content/edition'
import { longDate } from '@/shared/lib/dates'
import { useCancelComplaint } from '@/queries/complaints'
import { restoreFocus } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { statusText } from '@/queries/complaintRules'
import styles from './ComplaintCard.module.css'

type Props = {
  complaint: Complaint
  /** Only a current complaint can be cancelled. */
  onCancel: (() => void) | undefined
}

export function ComplaintCard({ complaint, onCancel }: Props) {
  const { isPending: isCancelling } = useCancelComplaint(complaint.id)
  const { status, created_at, issue, remarks } = complaint
  const { type, event } = subjectOf(complaint)
  const facts = [onCancel && statusText(status), longDate(edition.timeZone, created_at)]
  return (
    <li ref={restoreFocus} className={styles.card}>
      <h4 className={styles.type}>{type}</h4>
      {event && <p className={styles.event}>Event: {event}</p>}
      <p className={styles.facts}>{facts.filter(Boolean).join(', ')}</p>
      <LongText text={issue.trim()} />
      {remarks && (
        <div className={styles.remarks}>
          <b>From the organisers: </b>
          {remarks}
        </div>
      )}
      {onCancel && (
        <Button
          variant="danger"
          size="small"
          className={styles.cancel}
          aria-label={isCancelling ? undefined : `Cancel: ${type}, ${shortened(issue)}`}
          busy={isCancelling && 'Cancelling...'}
          onClick={onCancel}
        >
          Cancel
        </Button>
      )}
    </li>
  )
}

const LONG_TEXT = 400
const MANY_LINES = 8

function LongText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > LONG_TEXT || text.split('\n').length > MANY_LINES
  return (
    <>
      <p className={styles.issue} translate="no" data-clamped={isLong && !isWhole}>
        {text}
      </p>
      {isLong && (
        <Button variant="link" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  )
}

const MAX_LENGTH = 60

export function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const letters = [...line]
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('').trimEnd()}…` : line
}
