import DatePicker from 'react-datepicker'
import { readDay, shortDay, writeDay } from '@/shared/lib/dates'
import { FieldError } from '../field/FieldFrame'
import { useFieldParts } from '../field/useFieldParts'
import './DateField.css'
import './DayRow.css'
import fieldStyles from '../field/Field.module.css'

type Props = {
  name: string
  label: string
  /** As `2025-01-24`. The row begins with the first day, so seven days are one row. */
  first: string
  last: string
  /** Earlier days are shown, but cannot be chosen. */
  from?: string
  /** The chosen range, marked in the row. */
  span?: { from: string; to: string } | undefined
}

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** A month of react-datepicker with only some weeks shown. It has 46 KB: import it only from lazily loaded code. */
export function DayRow({ name, label, first, last, from = first, span }: Props) {
  const { field, error, control, setValue } = useFieldParts(name)
  const chosen = readDay(field.value)

  function choose(day: Date | null) {
    field.onBlur() // before `setValue`, because it validates the value that is there
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
        // Its tab stop is set on mount, so a row with another first day is mounted again.
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
            {/* Drawn by CSS: as text it would have to be in the accessible name, which has the full weekday. */}
            <i
              ref={(weekday) => nameCell(weekday?.parentElement, day)}
              data-weekday={day?.toLocaleString('en-IN', { weekday: 'narrow' })}
            />
            {number}
          </>
        )}
        onChange={choose}
      />
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** Begins with the number, which users of voice control see and say. The library's own name ends with it. */
function nameCell(cell: HTMLElement | null | undefined, day: Date | undefined) {
  if (day) cell?.setAttribute('aria-label', `${inWords.format(day)}, ${weekdays.format(day)}`)
}

function isWithin(day: string, span: { from: string; to: string }) {
  return span.from <= day && day <= span.to
}

/** Whether the week contains an offered day. */
function isInSight(start: Date, first: string, last: string) {
  const end = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 6)
  return writeDay(start) <= last && writeDay(end) >= first
}
