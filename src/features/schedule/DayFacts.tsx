import { edition } from '@/content/edition'
import { longDay } from '@/shared/lib/dates'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import styles from './DayFacts.module.css'
import type { Day, Entry } from '@/blocks/schedule/days'
import { PlanOnlyButton } from '@/blocks/schedule/PlanOnlyButton'
import { saveCalendar } from './calendar'
import type { UserPlan } from '@/blocks/schedule/useUserPlan'
import type { ScheduleAddress } from './useScheduleAddress'

type Props = { day: Day; shown: Entry[]; plan: UserPlan; address: ScheduleAddress }

export function DayFacts({ day, shown, plan, address }: Props) {
  const { isPlanOnly } = address.filter
  const { weekday, date } = longDay(day.date)

  return (
    <div className={styles.margin}>
      <div className={`row ${styles.facts}`}>
        <h2 className={styles.day} tabIndex={-1}>
          <span className="title" data-size="d2">
            {day.name}
          </span>
          <span className={styles.date}>
            <span>{weekday}, </span>
            {date}
          </span>
        </h2>
        <div className={styles.picture}>
          <img src={day.picture} alt="" width="250" height="250" loading="lazy" />
        </div>
        <div className={styles.tools}>
          <PlanOnlyButton isOn={isPlanOnly} onChange={address.showPlanOnly}>
            My plan ({plan.entries.length})
          </PlanOnlyButton>
          {shown.length > 0 && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => saveCalendar(`${edition.festival} ${day.name}`, shown)}
            >
              <Icon name="calendar" />
              Add {labelOf(day, shown)} to calendar
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function labelOf(day: Day, shown: Entry[]): string {
  if (shown.length === day.entries.length) return day.name
  return shown.length === 1 ? 'this one' : `these ${shown.length}`
}
