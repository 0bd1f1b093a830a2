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
    /** The user already waits in the field. */
    autoFocus: boolean
  }
  value: string
  openTo: string | undefined
  onChange: (day: string) => void
  onBlur: () => void
}

/** The first is shown, the others can be typed. Strict parsing needs formats with and without leading zeros. */
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

  /** A day picked in the calendar is handled by `onChange`. */
  function keepTyped(event: SyntheticEvent | undefined, picked: unknown) {
    const input = event?.target
    if (picked || !(input instanceof HTMLInputElement)) return
    onChange(input.value.trim() && input.value)
  }

  /** The library takes every Escape and Enter for its own. */
  function handleKey(event: KeyboardEvent) {
    const { key, nativeEvent, target } = event
    if (isComposing(nativeEvent)) event.stopPropagation()
    // It would choose the day to which the calendar is open. Enter sends the form, as in any other field.
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
        // Text that is not a date stays as typed.
        value={day || !value ? undefined : value}
        dateFormat={FORMATS}
        openToDate={day ?? readDay(openTo)}
        placeholderText={placeholder}
        popperPlacement="bottom-start"
        showPopperArrow={false}
        // It would cover or scroll away the field in which the user wants to type. A press opens it.
        preventOpenOnFocus={window.matchMedia(LOW).matches}
        strictParsing
        // No keyboard on phones: with the calendar there is no room for it, and the lists are faster.
        customInput={
          <input inputMode={window.matchMedia(COARSE_POINTER).matches ? 'none' : 'text'} />
        }
        renderCustomHeader={DateFieldHeader}
        calendarContainer={ScrolledIntoView}
        // So that the same day in another spelling also replaces the typed text.
        allowSameDay
        onChangeRaw={keepTyped}
        onChange={(picked: Date | null) => onChange(writeDay(picked))}
        onBlur={onBlur}
      />
    </div>
  )
}

/** On a low screen the calendar fits neither above nor below its field, so it is scrolled into view. */
function ScrolledIntoView(props: ComponentProps<typeof CalendarContainer>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In the next frame the calendar is in its place.
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

/** Lists, because paging back twenty years takes too long. */
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
