import { useState } from 'react'
import { readDay } from '@/shared/lib/dates'
import { lazyWithRetry } from '@/shared/lib/lazyWithRetry'
import { Icon } from '../Icon'
import { LazyPart } from '../LazyPart'
import fieldStyles from '../field/Field.module.css'
import { FieldFrame } from '../field/FieldFrame'
import { useFieldParts } from '../field/useFieldParts'
import styles from './DateField.module.css'
import type { DayInputProps } from './DateFieldCalendar'

const Calendar = lazyWithRetry(() => import('./DateFieldCalendar'))

type Props = {
  name: string
  label: string
  placeholder?: string
  autoComplete?: string
  required?: boolean
  /** A day such as `2025-01-24`. An empty field opens its month, by default the current month. */
  openTo?: string
}

const UNREADABLE = 'Please write it like 31/12/2004'

function refuseUnread(text: string): string | undefined {
  return text && !readDay(text) ? UNREADABLE : undefined
}

/** The value is like `2025-01-24`, as servers need it. Text that is not a date stays, and the form is invalid. */
export function DateField({ name, label, placeholder, autoComplete, required, openTo }: Props) {
  const { field, error: shown, control, setValue } = useFieldParts(name, { validate: refuseUnread })
  // The schema compares days as text. For unreadable text, its error "too early" or "too late" would be wrong.
  const error = shown && (refuseUnread(field.value) ?? shown)
  const [isAwaited, setIsAwaited] = useState(false)
  const input: DayInputProps['control'] = {
    id: control.id,
    name,
    placeholder,
    autoComplete,
    className: `${fieldStyles.control} ${styles.input}`,
    'aria-required': required ? 'true' : undefined,
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': control['aria-describedby'],
    readOnly: control.readOnly,
    autoFocus: isAwaited,
  }

  const dayInput: DayInputProps = {
    control: input,
    value: field.value,
    openTo,
    onChange: (day) => void setValue(day),
    onBlur: field.onBlur,
  }
  const waiting = (
    <input
      {...input}
      readOnly
      aria-busy
      value={spokenDate(field.value)}
      onFocus={() => setIsAwaited(true)}
      // No error on blur, because nobody can fill the field yet. If only the window has lost the focus, the field keeps it.
      onBlur={({ target }) => setIsAwaited(target === document.activeElement)}
    />
  )

  return (
    <FieldFrame id={control.id} label={label} error={error}>
      <div className={styles.box}>
        <LazyPart placeholder={waiting} failed={<DateFieldNative {...dayInput} />}>
          <Calendar {...dayInput} />
        </LazyPart>
        <Icon name="calendar" className={styles.icon} />
      </div>
    </FieldFrame>
  )
}

/** The same format as in DateFieldCalendar. */
function spokenDate(value: string): string {
  return readDay(value)?.toLocaleDateString('en-US', { dateStyle: 'long' }) ?? value
}

/** Renders if the calendar did not load. Its value has the same format. */
function DateFieldNative({ control, value, onChange, onBlur }: DayInputProps) {
  return (
    <input
      {...control}
      type="date"
      value={value}
      // Without a maximum, browsers accept years with six digits.
      max="9999-12-31"
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}
