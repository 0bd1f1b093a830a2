import { useId, type ComponentProps, type ReactNode } from 'react'
import { useIsFormLocked } from '../form/formLock'
import { FieldError } from './FieldFrame'
import styles from './Choice.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  label: ReactNode
  checked: boolean
  error?: string | undefined
  onChange: (checked: boolean) => void
}

export function Checkbox({ label, error, onChange, ...rest }: Props) {
  const id = useId()
  const isLocked = useIsFormLocked()
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...rest}
          type="checkbox"
          className="coversLabel"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => !isLocked && onChange(event.target.checked)}
        />
        {label}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
