import DatePicker from 'react-datepicker'
import { readDay, shortDay, writeDay } from '@/shared/lib/dates'
import { FieldError } from '../field/FieldError'
import { useFieldParts } from '../field/useFieldParts'
import './DayRow.css'
import fieldStyles from '../field/Field.module.css'

type Props = {
  name: string
  label: string
  /** First and last day of the row, as `2025-01-24`. It begins with the first, so seven of them are one row. */
  first: string
  last: string
  /** Days before this one are shown, but cannot be chosen. */
  from?: string
  /** The days that the choice spans, marked in the row. */
  span?: { from: string; to: string } | undefined
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

/**
 * One of a few days, all in sight, in a formik form; kept there as `2025-01-24`. It is the month of react-datepicker, of
 * which only the weeks in question are shown: 46 KB, so let only what is loaded lazily import it.
 */
export function DayRow({ name, label, first, last, from = first, span }: Props) {
  const { field, error, control, setValue } = useFieldParts(name)
  const chosen = readDay(field.value)

  function choose(day: Date | null) {
    field.onBlur() // what is chosen is left; first, for it checks the value that is there
    void setValue(writeDay(day))
  }

  return (
    <div
      role="group"
      aria-labelledby={`${control.id}-label`}
      aria-describedby={`${control.id}-day ${control['aria-describedby'] ?? ''}`}
      data-invalid={error ? true : undefined}
      tabIndex={-1}
      className="dayRow"
    >
      <p className={`dayRowHead ${fieldStyles.label}`}>
        <span id={`${control.id}-label`}>{label}</span>
        <output id={`${control.id}-day`} className="figures">
          {shortDay(field.value)}
        </output>
      </p>
      <DatePicker
        // Its tab stop is where it was opened to, so a row that begins later is opened anew.
        key={from}
        inline
        selected={chosen ?? null}
        openToDate={chosen ?? readDay(from)}
        minDate={readDay(from)}
        maxDate={readDay(last)}
        calendarStartDay={WEEKDAYS[readDay(first)?.getDay() ?? 0]}
        weekClassName={(start) => (isInSight(start, first, last) ? '' : 'dayRowOut')}
        dayClassName={(day) => (span && isWithin(writeDay(day), span) ? 'dayRowSpan' : '')}
        renderCustomHeader={() => <></>}
        renderDayContents={(number, day) => (
          <>
            {/* Drawn by the stylesheet: in the name, which must hold the text, the whole weekday stands. */}
            <i data-weekday={day?.toLocaleString('en-IN', { weekday: 'narrow' })} />
            {number}
          </>
        )}
        onChange={choose}
      />
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
    </div>
  )
}

function isWithin(day: string, span: { from: string; to: string }) {
  return span.from <= day && day <= span.to
}

/** A week of the month that holds one of the days in question. */
function isInSight(start: Date, first: string, last: string) {
  const end = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 6)
  return writeDay(start) <= last && writeDay(end) >= first
}
