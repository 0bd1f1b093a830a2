import { Icon, type IconName } from '../Icon'
import styles from './Stepper.module.css'

type Props = {
  label: string
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
}

export function Stepper({ label, value, min = 1, max = Infinity, onChange }: Props) {
  const steps = { label, value, onChange }
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <Step {...steps} by={-1} verb="Decrease" icon="minus" isAtLimit={value <= min} />
      <output className={styles.count}>{value}</output>
      <Step {...steps} by={1} verb="Increase" icon="plus" isAtLimit={value >= max} />
    </div>
  )
}

type StepProps = Pick<Props, 'label' | 'value' | 'onChange'> & {
  by: 1 | -1
  verb: string
  icon: IconName
  isAtLimit: boolean
}

/** A disabled button loses the focus, so `aria-disabled` marks the limit. */
function Step({ label, value, onChange, by, verb, icon, isAtLimit }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={`${verb} ${label}`}
      aria-disabled={isAtLimit}
      onClick={() => !isAtLimit && onChange(value + by)}
    >
      <Icon name={icon} />
    </button>
  )
}
