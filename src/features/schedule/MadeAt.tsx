import { edition } from '@/content/edition'
import { madeAt } from '@/content/schedule'
import { longDay } from '@/shared/lib/dates'

const [day = '', time = ''] = madeAt.split('T')

/** The page may be a copy from before the last change, so it says how old its times are. */
export function MadeAt() {
  return (
    <p className="small">
      Timetable of{' '}
      <time dateTime={`${madeAt}${edition.utcOffset}`}>
        {longDay(day).date}, {time}
      </time>
    </p>
  )
}
