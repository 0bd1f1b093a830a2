import {
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import DatePicker, {
  CalendarContainer,
  type ReactDatePickerCustomHeaderProps,
} from 'react-datepicker'
import { readDay, writeDay } from '@/shared/lib/dates'
import { isComposing } from '@/shared/lib/isComposing'
import { COARSE_POINTER, LOW } from '@/shared/lib/mediaQueries'
import { Icon } from '../Icon'
import './DateField.css'
import styles from './DateField.module.css'

export type DayInputProps = {
  control: {
    id: string
    name: string
    className: string
    placeholder: string | undefined
    autoComplete: string | undefined
    'aria-required': 'true' | undefined
    'aria-invalid': 'true' | undefined
    'aria-describedby': string | undefined
    readOnly: boolean
    /** True if the user has focused the field while the calendar was loading. */
    autoFocus: boolean
  }
  value: string
  openTo: string | undefined
  onChange: (day: string) => void
  onBlur: () => void
}

/** The field shows the first format, and accepts all. Strict parsing needs formats with and without leading zeros. */
const FORMATS = [
  'MMMM d, yyyy',
  'MMMM d yyyy',
  'd MMMM yyyy',
  'd MMM yyyy',
  'dd/MM/yyyy',
  'd/M/yyyy',
  'dd-MM-yyyy',
  'd-M-yyyy',
  'dd.MM.yyyy',
  'yyyy-MM-dd',
]

/**
 * 46 KB, so it is loaded lazily.
 * @public -- knip does not see that DateField imports it.
 */
export default function DateFieldCalendar({
  control: { placeholder, ...control },
  value,
  openTo,
  onChange,
  onBlur,
}: DayInputProps) {
  const day = readDay(value)
  const picker = useRef<DatePicker>(null)

  /** For typed text. `onChange` handles a day from the calendar. */
  function keepTyped(event: SyntheticEvent | undefined, picked: unknown) {
    const input = event?.target
    if (picked || !(input instanceof HTMLInputElement)) return
    onChange(input.value.trim() && input.value)
  }

  /** The library handles every Escape and Enter, also those for an input method. */
  function handleKey(event: KeyboardEvent) {
    const { key, nativeEvent, target } = event
    if (isComposing(nativeEvent)) event.stopPropagation()
    // The library would choose the highlighted day. Enter must submit the form, as in other fields.
    else if (key === 'Enter' && target instanceof HTMLInputElement && target.value === '') {
      event.stopPropagation()
      picker.current?.setOpen(false, true)
    }
  }

  return (
    <div onKeyDownCapture={handleKey}>
      <DatePicker
        {...control}
        ref={picker}
        selected={day}
        // Text that is not a date must stay in the field.
        value={day || !value ? undefined : value}
        dateFormat={FORMATS}
        openToDate={day ?? readDay(openTo)}
        placeholderText={placeholder}
        popperPlacement="bottom-start"
        showPopperArrow={false}
        // It would cover or scroll away the field in which the user wants to type. A press opens it.
        preventOpenOnFocus={window.matchMedia(LOW).matches}
        strictParsing
        // Phones have no space for a keyboard and the calendar, so the keyboard does not open.
        customInput={
          <input inputMode={window.matchMedia(COARSE_POINTER).matches ? 'none' : 'text'} />
        }
        renderCustomHeader={DateFieldHeader}
        calendarContainer={ScrolledIntoView}
        // The same day must replace typed text in another spelling.
        allowSameDay
        onChangeRaw={keepTyped}
        onChange={(picked: Date | null) => onChange(writeDay(picked))}
        onBlur={onBlur}
      />
    </div>
  )
}

/** On a low screen the calendar does not fit above or below its field, so this scrolls to it. */
function ScrolledIntoView(props: ComponentProps<typeof CalendarContainer>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The library positions the calendar before the next frame.
    const frame = requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div ref={box}>
      <CalendarContainer {...props} />
    </div>
  )
}

const OLDEST_YEARS = 100
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2025, month, 1).toLocaleString('en-IN', { month: 'long' }),
)

/** Lists of months and years, because twenty years back are too many presses. */
function DateFieldHeader({
  date,
  changeMonth,
  changeYear,
  decreaseMonth,
  increaseMonth,
}: ReactDatePickerCustomHeaderProps) {
  const newest = new Date().getFullYear()
  const years = Array.from({ length: OLDEST_YEARS + 1 }, (_, index) => newest - index)

  return (
    <div className={styles.header}>
      <button
        type="button"
        className="iconButton"
        aria-label="Previous month"
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
      <button type="button" className="iconButton" aria-label="Next month" onClick={increaseMonth}>
        <Icon name="arrow-right" />
      </button>
    </div>
  )
}
