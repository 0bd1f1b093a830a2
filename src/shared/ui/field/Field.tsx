import type { ComponentProps } from 'react'
import { FieldFrame } from './FieldFrame'
import { useFieldParts } from './useFieldParts'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'id' | 'value'> & {
  name: string
  label: string
  hint?: string
}

export function Field({ label, hint, name, className = '', ...rest }: Props) {
  const { field, error, control } = useFieldParts(name, { hint })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error}>
      <input {...field} {...rest} {...control} className={`${styles.control} ${className}`} />
    </FieldFrame>
  )
}
