import { useMemo, type CSSProperties } from 'react'
import { columnsFor } from '@/shared/lib/columns'
import { shortDay } from '@/shared/lib/dates'
import fieldStyles from '../field/Field.module.css'
import { FieldError } from '../field/FieldFrame'
import { useFieldParts } from '../field/useFieldParts'
import styles from './DayRadioGroup.module.css'

type Props = {
  name: string
  label: string
  /** Days such as `2025-01-24`, in order. Pass a constant, because `useMemo` compares it. */
  days: readonly string[]
  /** Earlier days are disabled. */
  earliest: string
  /** The days from `from` to `to` are highlighted. */
  range: { from: string; to: string } | undefined
}

/** Radio buttons that look like a row of a calendar. */
export function DayRadioGroup({ name, label, days, earliest, range }: Props) {
  const { field, error, control } = useFieldParts(name)
  const labels = useMemo(() => labelsOf(days), [days])
  const columns: CSSProperties & Record<`--${string}`, number> = {
    '--columns': columnsFor(days.length, 7),
    '--columns-narrow': columnsFor(days.length, 4),
  }

  return (
    <fieldset className={styles.group} aria-describedby={control['aria-describedby']}>
      <legend className={`${fieldStyles.label} ${styles.legend}`}>
        {label}
        {/* Screen readers read the date of the checked radio button. */}
        <span className="figures" aria-hidden="true">
          {shortDay(field.value)}
        </span>
      </legend>
      <div className={styles.container}>
        <div className={styles.days} style={columns}>
          {labels.map(({ day, weekday, date, monthAndYear }) => {
            const isChosen = day === field.value
            return (
              <label
                key={day}
                className={styles.day}
                data-in-range={range && range.from <= day && day <= range.to ? true : undefined}
              >
                <input
                  type="radio"
                  className="coversLabel"
                  name={name}
                  value={day}
                  checked={isChosen}
                  // Tab skips a group whose checked button is disabled, so the chosen day stays enabled.
                  disabled={day < earliest && !isChosen}
                  required
                  data-invalid={error ? true : undefined}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                />
                <small>{weekday}</small> {date}{' '}
                <span className="visuallyHidden">{monthAndYear}</span>
              </label>
            )
          })}
        </div>
      </div>
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** For example "Wed", "22" and "January 2025". One formatter for all days, because a slow phone needs 15 ms to make one. */
function labelsOf(days: readonly string[]) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return days.map((day) => {
    const parts = format.formatToParts(new Date(`${day}T00:00:00Z`))
    const text = (type: Intl.DateTimeFormatPartTypes) =>
      parts.find((part) => part.type === type)?.value ?? ''
    const monthAndYear = `${text('month')} ${text('year')}`
    return { day, weekday: text('weekday'), date: text('day'), monthAndYear }
  })
}
