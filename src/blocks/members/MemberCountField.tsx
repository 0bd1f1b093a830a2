import { useFormikContext } from 'formik'
import { Stepper } from '@/shared/ui/button/Stepper'
import { resized, type MemberList, type RowLimits } from './memberList'

type Props = {
  label: string
  limits: RowLimits
  /** People who count but have no row: the user who registers a team. */
  leaders?: number
}

/** A smaller number moves the last members into the box. */
export function MemberCountField({ label, limits, leaders = 0 }: Props) {
  const { values, setValues } = useFormikContext<MemberList>()
  return (
    <>
      <b aria-hidden="true">{label}</b>
      <Stepper
        label={label}
        value={values.members.length + leaders}
        min={limits.min + leaders}
        max={limits.max + leaders}
        onChange={(count) => void setValues(resized(values, count - leaders))}
      />
    </>
  )
}
