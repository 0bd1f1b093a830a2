import { restoreFocus } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { days, type Day } from '@/blocks/schedule/days'
import { filterEntries, type ScheduleAddress } from './useScheduleAddress'
import styles from './ScheduleScreen.module.css'
import type { UserPlan } from '@/blocks/schedule/useUserPlan'

type Props = {
  day: Day
  plan: Pick<UserPlan, 'entries' | 'isPlanned' | 'isLoading' | 'isIncomplete'>
  address: ScheduleAddress
}

export function NothingHere({ day, plan, address }: Props) {
  const { filter, clear, showDay } = address
  if (day.entries.length === 0) {
    return (
      <EmptyState title={`${day.name} is not announced yet`}>
        Look at the other days, or come back closer to the festival.
      </EmptyState>
    )
  }
  if (filter.isPlanOnly && plan.isLoading) return <Skeleton lines={4} />
  const elsewhere = days.filter(
    (candidate) => filterEntries(candidate.entries, filter, plan.isPlanned).length > 0,
  )
  const isPlanEmpty = filter.isPlanOnly && plan.entries.length === 0
  return (
    <EmptyState
      ref={restoreFocus}
      title={isPlanEmpty ? emptyTitle(plan) : `Nothing on ${day.name}`}
      action={
        <div className={styles.ways}>
          {elsewhere.map(({ id, name }) => (
            <Button key={id} variant="tertiary" size="small" onClick={() => showDay(id)}>
              See {name}
            </Button>
          ))}
          <Button variant="secondary" size="small" onClick={clear}>
            Show all of {day.name}
          </Button>
        </div>
      }
    >
      {isPlanEmpty
        ? 'Tap the star of an entry to add it here. Events you are registered for are added for you.'
        : elsewhere.length > 0
          ? 'What you are looking for is on another day.'
          : 'Nothing matches on any day. Try a shorter word or another venue.'}
    </EmptyState>
  )
}

function emptyTitle({ isIncomplete }: Pick<UserPlan, 'isIncomplete'>): string {
  return isIncomplete ? 'You have starred nothing yet' : 'Your plan is empty'
}
