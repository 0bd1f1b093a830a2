import { useDeferredValue, useRef, useState } from 'react'
import type { Complaint } from '@/api/complaints'
import { Button } from '@/shared/ui/button/Button'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { StaleNotice } from '@/shared/ui/status/StaleNotice'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { Tabs } from '@/shared/ui/Tabs'
import { asOfWords } from '@/state/offline/asOfWords'
import { focusTargets, useFocusRescue } from '@/features/dashboard/useFocusHeading'
import { ComplaintCard } from './ComplaintCard'
import { listsOf, type ListId } from './groupComplaints'
import type { Cancelling } from './useCancelComplaint'
import type { ComplaintsState } from './useComplaints'
import styles from '../ReportIssue.module.css'

type Props = {
  state: ComplaintsState
  cancelling: Cancelling
  current: ListId
  onChange: (list: ListId) => void
}

export function ComplaintLists({ state, ...rest }: Props) {
  const { complaints, asOf, problem, isLoading, reload } = state
  const retry = { isLoading, onRetry: reload }
  const container = useRef<HTMLElement>(null)
  useFocusRescue(container, complaints)
  return (
    <section ref={container} className={styles.lists} aria-labelledby={focusTargets.complaints}>
      <h3 id={focusTargets.complaints} className={styles.heading} tabIndex={-1}>
        Your complaints
      </h3>
      {complaints && problem !== null && (
        <StaleNotice
          title="This list may be out of date."
          problem={problem}
          asOf={asOfWords(asOf)}
          {...retry}
        />
      )}
      {complaints && <Lists complaints={complaints} {...rest} />}
      {!complaints && problem === null && <Skeleton isWholeScreen={false} lines={4} />}
      {!complaints && problem !== null && (
        <ErrorState
          title="Your complaints did not load"
          message={problem}
          busy={isLoading && 'Loading...'}
          onRetry={reload}
        />
      )}
    </section>
  )
}

type ListsProps = Omit<Props, 'state'> & { complaints: Complaint[] }

const names = { current: 'Current', closed: 'Closed', resolved: 'Resolved' }
const ids = ['current', 'closed', 'resolved'] as const

function Lists({ complaints, cancelling, current, onChange }: ListsProps) {
  const lists = listsOf(complaints)
  const label = (id: ListId) =>
    lists[id].length > 0 ? `${names[id]} (${lists[id].length})` : names[id]
  return (
    <Tabs
      label="Your complaints"
      tabs={ids.map((id) => ({ id, label: label(id) }))}
      current={current}
      onChange={onChange}
    >
      {lists[current].length === 0 ? (
        <p>No {names[current].toLowerCase()} complaints.</p>
      ) : (
        <List
          key={current}
          complaints={lists[current]}
          isOpen={current === 'current'}
          cancelling={cancelling}
        />
      )}
    </Tabs>
  )
}

/** Drawn at once, so that a tap on the tab is answered soon; the others follow in short steps. */
const FIRST = 4
const AT_ONCE = 20

type ListProps = { complaints: Complaint[]; isOpen: boolean; cancelling: Cancelling }

function List({ complaints, isOpen, cancelling }: ListProps) {
  const [wanted, setWanted] = useState(AT_ONCE)
  const shown = useDeferredValue(wanted, FIRST)
  const rest = complaints.length - wanted
  return (
    <>
      <ul className={styles.cards}>
        {complaints.slice(0, shown).map((complaint) => (
          <ComplaintCard
            key={complaint.id}
            complaint={complaint}
            isCancelling={cancelling.isBusyWith(complaint.id)}
            onCancel={isOpen ? () => cancelling.ask(complaint) : undefined}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="secondary"
          className={styles.more}
          onClick={() => setWanted(wanted + AT_ONCE)}
        >
          Show {Math.min(rest, AT_ONCE)} more
        </Button>
      )}
    </>
  )
}
