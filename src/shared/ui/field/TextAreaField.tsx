import type { ComponentProps } from 'react'
import { FieldFrame } from './FieldFrame'
import { useFieldParts } from './useFieldParts'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'value'> & {
  name: string
  label: string
  hint?: string
}

/** The box grows with its text. */
export function TextAreaField({ label, hint, name, rows = 4, className = '', ...rest }: Props) {
  const { field, error, control } = useFieldParts(name, { hint })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error}>
      <textarea
        {...field}
        {...rest}
        {...control}
        rows={rows}
        className={`${styles.control} ${className}`}
      />
    </FieldFrame>
  )
}
