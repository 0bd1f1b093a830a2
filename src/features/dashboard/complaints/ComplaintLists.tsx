import { useDeferredValue, useId, useState } from 'react'
import type { Complaint } from '@/api/complaints'
import { listsOf, type ListId } from '@/queries/complaintRules'
import { Loaded } from '@/blocks/Loaded'
import { useComplaints } from '@/queries/complaints'
import { restoreFocus } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { Tabs } from '@/shared/ui/Tabs'
import { ComplaintCard } from './ComplaintCard'
import styles from './ReportIssue.module.css'

type Props = {
  current: ListId
  onCancel: (complaint: Complaint) => void
  onChange: (list: ListId) => void
}

export function ComplaintLists(props: Props) {
  const complaints = useComplaints()
  const id = useId()
  return (
    <section className={styles.lists} aria-labelledby={id}>
      <h3 id={id} className={styles.heading} tabIndex={-1}>
        Your complaints
      </h3>
      <Loaded
        query={complaints}
        failed="Your complaints did not load"
        staleTitle="This list may be out of date."
        skeleton={<Skeleton isWholeScreen={false} lines={4} />}
      >
        {(data) => <Lists complaints={data} {...props} />}
      </Loaded>
    </section>
  )
}

type ListsProps = Props & { complaints: Complaint[] }

const names = { current: 'Current', closed: 'Closed', resolved: 'Resolved' }
const ids = ['current', 'closed', 'resolved'] as const

function Lists({ complaints: all, current, onChange, onCancel }: ListsProps) {
  const lists = listsOf(all)
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
          onCancel={onCancel}
        />
      )}
    </Tabs>
  )
}

/** The first cards render at once, so that a tap on the tab responds quickly. The others follow in a deferred render. */
const FIRST = 4
const AT_ONCE = 20

type ListProps = Pick<ListsProps, 'complaints' | 'onCancel'> & { isOpen: boolean }

function List({ complaints: listed, isOpen, onCancel }: ListProps) {
  const [wanted, setWanted] = useState(AT_ONCE)
  const shown = useDeferredValue(wanted, FIRST)
  const hiddenCount = listed.length - wanted
  return (
    <>
      <ul className={styles.cards}>
        {listed.slice(0, shown).map((complaint) => (
          <ComplaintCard
            key={complaint.id}
            complaint={complaint}
            onCancel={isOpen ? () => onCancel(complaint) : undefined}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button
          ref={restoreFocus}
          variant="secondary"
          className={styles.more}
          onClick={() => setWanted(wanted + AT_ONCE)}
        >
          Show {Math.min(hiddenCount, AT_ONCE)} more
        </Button>
      )}
    </>
  )
}
