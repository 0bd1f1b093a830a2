import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { readDay } from '@/shared/lib/dates'
import { PART_TIMEOUT_MS } from '@/shared/lib/partTimeout'
import type { DayInputProps } from './DateFieldCalendar'
import { DateFieldNative } from './DateFieldNative'
import { FieldFrame } from '../field/FieldFrame'
import { Icon } from '../Icon'
import { useFieldParts } from '../field/useFieldParts'
import styles from './DateField.module.css'
import fieldStyles from '../field/Field.module.css'

const native = { default: DateFieldNative }

/** What did not come is never asked for again, and the form must neither go down with its calendar nor wait for ever. */
const DayInput = lazy<ComponentType<DayInputProps>>(() => {
  const silence = new Promise<typeof native>((end) => setTimeout(end, PART_TIMEOUT_MS, native))
  return Promise.race([import('./DateFieldCalendar'), silence]).catch(() => native)
})

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

const UNREADABLE = 'Write it like 31/12/2004'

function refuseUnread(text: string): string | undefined {
  return text && !readDay(text) ? UNREADABLE : undefined
}

/**
 * A day in a formik form, kept there as `2025-01-24`, which is what the festival's servers read. Its calendar, of
 * 46 KB, comes once the field is seen; until then its place is taken. Text that is no day stays in the field, and
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
  // A schema takes any text for a day, and would find it too late or too early.
  const error = fault && (refuseUnread(field.value) ?? fault)
  const [isAwaited, setIsAwaited] = useState(false)
  const isHydrated = useIsHydrated()
  const input: DayInputProps['control'] = {
    id: control.id,
    name,
    placeholder,
    autoComplete,
    className: `${fieldStyles.control} ${styles.input}`,
    'aria-required': required ? 'true' : undefined,
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': control['aria-describedby'],
    autoFocus: isAwaited,
  }
  const fallback = (
    <input
      {...input}
      readOnly
      aria-busy
      value={inWords(field.value)}
      onFocus={() => setIsAwaited(true)}
      // Nobody left out what could not be given yet, so leaving it draws no complaint; and another window is no leaving.
      onBlur={({ target }) => setIsAwaited(target === document.activeElement)}
    />
  )

  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        {isHydrated ? (
          <Suspense fallback={fallback}>
            <DayInput
              control={input}
              value={field.value}
              min={min}
              max={max}
              openTo={openTo}
              onChange={(day) => void setValue(day)}
              onBlur={field.onBlur}
            />
          </Suspense>
        ) : (
          fallback
        )}
        <Icon name="calendar" className={styles.icon} />
      </div>
    </FieldFrame>
  )
}

/** As the calendar will write it. */
function inWords(value: string): string {
  return readDay(value)?.toLocaleDateString('en-US', { dateStyle: 'long' }) ?? value
}
