import { ScreenTitle } from '@/blocks/ScreenTitle'
import { days, type Day } from '@/blocks/schedule/days'
import { RegisteredNotice } from '@/blocks/RegisteredNotice'
import { useUserPlan } from '@/blocks/schedule/useUserPlan'
import { edition } from '@/content/edition'
import { madeAt } from '@/content/schedule'
import { useNow } from '@/shared/hooks/timers'
import { longDay } from '@/shared/lib/dates'
import { Tabs } from '@/shared/ui/Tabs'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { DayFacts } from './DayFacts'
import { FilterBar } from './FilterBar'
import { NothingHere } from './NothingHere'
import { OnNowElsewhere, OnNowHere } from './OnNow'
import { ScheduleList } from './ScheduleList'
import styles from './ScheduleScreen.module.css'
import { filterEntries, useScheduleAddress } from './useScheduleAddress'

const tabs = days.map(({ id, name }) => ({ id, label: name }))
const [madeOn = '', madeTime = ''] = madeAt.split('T')

/** The Schedule page (Spec §2). The page contains all entries, and fetches only the user's own plan. */
export default function ScheduleScreen() {
  const address = useScheduleAddress()
  const plan = useUserPlan()
  const now = useNow()
  const { day, filter, showDay } = address
  const shown = day ? filterEntries(day.entries, filter, plan.isPlanned) : []

  return (
    <div className={styles.screen}>
      <ScreenTitle tabTitle="Schedule" className={`title ${styles.heading}`} />
      {day ? (
        <Tabs label="Days of the festival" tabs={tabs} current={day.id} onChange={showDay}>
          <DayFacts day={day} shown={shown} plan={plan} address={address} />
          <FilterBar address={address} count={shown.length} />
          {filter.isPlanOnly && <RegisteredNotice query={plan.registered} />}
          {/* The page may be an old copy, so it says when its timetable was made. */}
          <p className="small">
            Timetable of{' '}
            <time dateTime={`${madeAt}${edition.utcOffset}`}>
              {longDay(madeOn).date}, {madeTime}
            </time>
          </p>
          <OnNowElsewhere day={day} now={now} />
          <OnNowHere shown={shown} now={now} />
          {shown.length > 0 ? (
            <ScheduleList entries={shown} plan={plan} now={now} isPlanOnly={filter.isPlanOnly} />
          ) : (
            <NothingHere day={day} plan={plan} address={address} />
          )}
          <OtherDays shown={day} />
        </Tabs>
      ) : (
        <EmptyState title="The schedule is not out yet">
          Times and places will be here before the festival begins.
        </EmptyState>
      )}
    </div>
  )
}

/** Without scripts the tabs do not work, so a short list of the other days follows. */
function OtherDays({ shown }: { shown: Day }) {
  return (
    <noscript>
      {days
        .filter((day) => day !== shown)
        .map(({ id, name, entries }) => (
          <section key={id}>
            <h2 className="title" data-size="d2">
              {name}
            </h2>
            <ol>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <time>{entry.time}</time> {entry.title}, {entry.place.name}
                </li>
              ))}
            </ol>
          </section>
        ))}
    </noscript>
  )
}
