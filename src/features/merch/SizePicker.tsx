import { useId, type Ref } from 'react'
import { sizes, type Size } from '@/content/merch'
import { FieldError } from '@/shared/ui/field/FieldError'
import styles from './SizePicker.module.css'

type Props = {
  ref: Ref<HTMLDivElement>
  value: Size | undefined
  error: string | false
  onChange: (size: Size) => void
}

export function SizePicker({ ref, value, error, onChange }: Props) {
  const id = useId()
  return (
    <div
      ref={ref}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={`${id}-label`} className={styles.label}>
        Size, chest in inches
      </p>
      <div className={styles.sizes}>
        {sizes.map(({ size, chest }) => (
          <label key={size} className={styles.size}>
            <input
              type="radio"
              className="coversLabel"
              name={id}
              value={size}
              checked={size === value}
              onChange={() => onChange(size)}
            />
            {size} <span>{chest}</span>
          </label>
        ))}
      </div>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  )
}
