import { useId } from 'react'
import field from '@/shared/ui/field/Field.module.css'
import type { Counts, MemberFilter, PaymentFilter } from './members'
import styles from './MemberList.module.css'

const shares: { id: PaymentFilter; label: string }[] = [
  { id: 'all', label: 'Everybody' },
  { id: 'paid', label: 'Paid' },
  { id: 'unpaid', label: 'Unpaid' },
]

type Props = {
  filter: MemberFilter
  counts: Counts
  matchCount: number
  onChange: (filter: MemberFilter) => void
}

export function MemberFilterBar({ filter, counts, matchCount, onChange }: Props) {
  const id = useId()
  const isFiltering = filter.query.trim() !== '' || filter.share !== 'all'
  return (
    <div role="search" aria-label="Find members" className={styles.filter}>
      <div>
        <label className={field.label} htmlFor={id}>
          Search
        </label>
        <input
          id={id}
          className={field.control}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Name or SF ID"
          value={filter.query}
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
        />
      </div>
      <div className={styles.shares}>
        {shares.map((share) => (
          <button
            key={share.id}
            type="button"
            className={styles.share}
            aria-pressed={filter.share === share.id}
            onClick={() => onChange({ ...filter, share: share.id })}
          >
            {share.label} <b className="figures">{counts[share.id]}</b>
          </button>
        ))}
      </div>
      <p role="status" className="visuallyHidden">
        {isFiltering && `${matchCount} ${matchCount === 1 ? 'member' : 'members'} shown`}
      </p>
    </div>
  )
}
