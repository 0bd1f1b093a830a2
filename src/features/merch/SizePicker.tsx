import { useId, type Ref } from 'react'
import type { MerchItem } from '@/content/merch'
import { FieldError } from '@/shared/ui/field/FieldFrame'
import field from '@/shared/ui/field/Field.module.css'
import styles from './SizePicker.module.css'

type Props = {
  ref: Ref<HTMLDivElement>
  sizes: MerchItem['sizes']
  value: string | undefined
  error: string | false
  onChange: (size: string) => void
}

export function SizePicker({ ref, sizes, value, error, onChange }: Props) {
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
      <p id={`${id}-label`} className={field.label}>
        {hasChests(sizes) ? 'Size, chest in inches' : 'Size'}
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
            {size} {chest && <span>{chest}</span>}
          </label>
        ))}
      </div>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  )
}

const hasChests = (sizes: MerchItem['sizes']) => sizes.every(({ chest }) => chest)

const CM_PER_INCH = 2.54

export function SizeGuide({ sizes }: Pick<MerchItem, 'sizes'>) {
  if (!hasChests(sizes)) return null
  return (
    <details className={styles.guide}>
      <summary>Size guide</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Chest, inches</th>
            <th scope="col">Chest, cm</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ size, chest = 0 }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{chest}</td>
              <td>{Math.round(chest * CM_PER_INCH)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">
        Measure around the widest part of your chest. Between two sizes, take the larger one.
      </p>
    </details>
  )
}
