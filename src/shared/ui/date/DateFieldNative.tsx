import type { DayInputProps } from './DateFieldCalendar'

/** Without an end a browser takes years of six figures. */
const LAST = '9999-12-31'

/** The input of a `DateField` where our calendar did not come: the browser has one of its own, and writes days as we do. */
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
