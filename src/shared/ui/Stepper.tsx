import { Icon } from './Icon'
import styles from './Stepper.module.css'

type Props = {
  /** What is counted; names the group and its buttons. */
  label: string
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
}

/** A count between two squares: minus and plus. */
export function Stepper({ label, value, min = 1, max = Infinity, onChange }: Props) {
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label={`Decrease ${label}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className={styles.count}>{value}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={`Increase ${label}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
