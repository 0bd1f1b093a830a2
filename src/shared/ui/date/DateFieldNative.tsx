import type { DayInputProps } from './DateFieldCalendar'

/** Without a maximum, browsers accept years with six digits. */
const LAST = '9999-12-31'

/** Used if our calendar did not load. Its date format is the same as ours. */
export function DateFieldNative({
  control,
  value,
  min,
  max = LAST,
  onChange,
  onBlur,
}: DayInputProps) {
  return (
    <input
      {...control}
      type="date"
      value={value}
      min={min}
      max={max}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}
