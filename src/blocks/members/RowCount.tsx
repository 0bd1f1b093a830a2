import { useFormikContext } from 'formik'
import { Stepper } from '@/shared/ui/button/Stepper'
import { resized, type Limits, type MemberList } from './memberList'

type Props = Limits & { label: string }

/** Hidden rows keep their text, and show it again when the number goes up. */
export function RowCount({ label, ...limits }: Props) {
  const { values, setValues } = useFormikContext<MemberList>()
  return (
    <>
      <b aria-hidden="true">{label}</b>
      <Stepper
        label={label}
        value={Math.min(values.size, limits.max)}
        min={limits.min}
        max={limits.max}
        onChange={(size) => void setValues(resized(values, size, limits))}
      />
    </>
  )
}
