import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker'
import { Icon } from '../Icon'
import styles from './DateField.module.css'

type Props = ReactDatePickerCustomHeaderProps & { first: Date | undefined; last: Date | undefined }

const OLDEST_YEARS = 100
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2025, month, 1).toLocaleString('en-IN', { month: 'long' }),
)

/** Lists, because paging back twenty years takes too long. */
export function DateFieldHeader({
  date,
  first,
  last,
  changeMonth,
  changeYear,
  decreaseMonth,
  increaseMonth,
  prevMonthButtonDisabled,
  nextMonthButtonDisabled,
}: Props) {
  const newest = (last ?? new Date()).getFullYear()
  const oldest = first?.getFullYear() ?? newest - OLDEST_YEARS
  const years = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)

  return (
    <div className={styles.header}>
      <button
        type="button"
        aria-label="Previous month"
        disabled={prevMonthButtonDisabled}
        onClick={decreaseMonth}
      >
        <Icon name="arrow-left" />
      </button>
      <select
        aria-label="Month"
        value={date.getMonth()}
        onChange={(event) => changeMonth(Number(event.target.value))}
      >
        {MONTHS.map((month, index) => (
          <option key={month} value={index}>
            {month}
          </option>
        ))}
      </select>
      <select
        aria-label="Year"
        value={date.getFullYear()}
        onChange={(event) => changeYear(Number(event.target.value))}
      >
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
      <button
        type="button"
        aria-label="Next month"
        disabled={nextMonthButtonDisabled}
        onClick={increaseMonth}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  )
}
