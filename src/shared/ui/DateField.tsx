import { useRef, type SyntheticEvent } from 'react'
import DatePicker from 'react-datepicker'
import { readDay, writeDay } from '@/shared/lib/dates'
import { DateFieldHeader } from './DateFieldHeader'
import { FieldFrame } from './FieldFrame'
import { Icon } from './Icon'
import { useFieldParts } from './useFieldParts'
import './DateField.css'
import styles from './DateField.module.css'
import fieldStyles from './Field.module.css'

type Props = {
  name: string
  label: string
  hint?: string
  placeholder?: string
  autoComplete?: string
  required?: boolean
  /** First and last day that can be chosen, as `2025-01-24`. */
  min?: string
  max?: string
  /** A day of the month that the calendar shows while nothing is chosen; this month by default. */
  openTo?: string
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

const UNREADABLE = 'Write it like 31/12/2004'

function refuseUnread(text: string): string | undefined {
  return text && !readDay(text) ? UNREADABLE : undefined
}

/**
 * A day in a formik form, kept there as `2025-01-24`, which is what the festival's servers read. It brings a
 * calendar of 46 KB along, so let only routes that ask for a date import it. Text that is no day stays in the field, and
 * refuses the form, until it is mended.
 */
export function DateField({
  name,
  label,
  hint,
  placeholder,
  autoComplete,
  required,
  min,
  max,
  openTo,
}: Props) {
  const { field, error: fault, control, setValue } = useFieldParts(name, hint, refuseUnread)
  const unread = refuseUnread(field.value)
  // A schema takes any text for a day, and would find it too late or too early.
  const error = fault && (unread ?? fault)
  const box = useRef<HTMLDivElement>(null)

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
    void setValue(input.value.trim() && input.value)
  }

  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error}>
      <div ref={box} className={styles.box}>
        <DatePicker
          id={control.id}
          name={name}
          selected={readDay(field.value)}
          value={unread && field.value}
          dateFormat={FORMATS}
          minDate={readDay(min)}
          maxDate={readDay(max)}
          openToDate={readDay(field.value) ?? readDay(openTo)}
          placeholderText={placeholder}
          autoComplete={autoComplete}
          ariaRequired={required ? 'true' : undefined}
          ariaInvalid={error ? 'true' : undefined}
          ariaDescribedBy={control['aria-describedby']}
          className={`${fieldStyles.control} ${styles.input}`}
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
          onChange={(day: Date | null) => void setValue(writeDay(day))}
          onCalendarOpen={showCalendar}
          onBlur={field.onBlur}
        />
        <Icon name="calendar" className={styles.icon} />
      </div>
    </FieldFrame>
  )
}
