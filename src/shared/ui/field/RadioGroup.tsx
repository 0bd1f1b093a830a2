import { useId } from 'react'
import { useIsFormLocked } from '../form/formLock'
import styles from './Choice.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; hint?: string }[]
  value: Value
  onChange: (value: Value) => void
}

export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange } = props
  const id = useId()
  const isLocked = useIsFormLocked()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className="coversLabel"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => !isLocked && onChange(option.value)}
          />
          {option.label} {option.hint && <small>{option.hint}</small>}
        </label>
      ))}
    </fieldset>
  )
}
