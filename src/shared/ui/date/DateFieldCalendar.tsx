import { useRef, type SyntheticEvent } from 'react'
import DatePicker from 'react-datepicker'
import { readDay, writeDay } from '@/shared/lib/dates'
import { DateFieldHeader } from './DateFieldHeader'
import './DateField.css'

/** What the input of a `DateField` is told, whichever of the two has come. */
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
    /** Where somebody waits in the field already. */
    autoFocus: boolean
  }
  value: string
  min: string | undefined
  max: string | undefined
  openTo: string | undefined
  onChange: (day: string) => void
  onBlur: () => void
}

/** The first is shown; the others are understood when typed. Strict parsing wants leading zeros named. */
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

/** The input of a `DateField` with its calendar: 46 KB, so it is loaded lazily. */
export default function DateFieldCalendar({
  control: { placeholder, ...control },
  value,
  min,
  max,
  openTo,
  onChange,
  onBlur,
}: DayInputProps) {
  const box = useRef<HTMLDivElement>(null)
  const day = readDay(value)

  // On a low screen the calendar fits neither above nor below: once it has its place, bring it into sight.
  function showCalendar() {
    requestAnimationFrame(() => {
      box.current?.querySelector('.react-datepicker')?.scrollIntoView?.({ block: 'nearest' })
    })
  }

  /** Of a day picked in the calendar only `onChange` has to know. */
  function keepTyped(event: SyntheticEvent | undefined, picked: unknown) {
    const input = event?.target
    if (picked || !(input instanceof HTMLInputElement)) return
    onChange(input.value.trim() && input.value)
  }

  return (
    <div ref={box}>
      <DatePicker
        {...control}
        selected={day}
        // Text that is no day stays as it was typed.
        value={day || !value ? undefined : value}
        dateFormat={FORMATS}
        minDate={readDay(min)}
        maxDate={readDay(max)}
        openToDate={day ?? readDay(openTo)}
        placeholderText={placeholder}
        popperPlacement="bottom-start"
        showPopperArrow={false}
        strictParsing
        // A keyboard over the calendar would leave a phone no room for either; there the lists are quicker.
        customInput={
          <input inputMode={matchMedia('(pointer: coarse)').matches ? 'none' : 'text'} />
        }
        renderCustomHeader={(header) => (
          <DateFieldHeader {...header} first={readDay(min)} last={readDay(max)} />
        )}
        // The chosen day, typed again in another way, replaces the typed text too.
        allowSameDay
        onChangeRaw={keepTyped}
        onChange={(picked: Date | null) => onChange(writeDay(picked))}
        onCalendarOpen={showCalendar}
        onBlur={onBlur}
      />
    </div>
  )
}
