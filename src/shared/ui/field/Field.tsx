import { useId, type ComponentProps, type ReactNode } from 'react'
import { useIsFormLocked } from '../form/formLock'
import { FieldFrame } from './FieldFrame'
import { controlProps, useFieldParts } from './useFieldParts'
import styles from './Field.module.css'

type Props<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, 'id' | 'value'> & {
  name: string
  label: string
  hint?: string
}

type FieldProps = Props<'input'> & {
  below?: ReactNode
  /** Shows the error before the first submit, for a pasted value. */
  showsError?: boolean
}

export function Field(props: FieldProps) {
  const { label, hint, name, below, showsError = false, className = '', ...rest } = props
  const { field, error, control } = useFieldParts(name, { hint, showsError })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error}>
      <input {...field} {...rest} {...control} className={`${styles.control} ${className}`} />
      {below}
    </FieldFrame>
  )
}

type PlainFieldProps = ComponentProps<'input'> & { label: string; error?: string | undefined }

/** Has its value and error as props, so that a long form can skip the render of unchanged fields. */
export function PlainField({ label, error, ...input }: PlainFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <input
        {...input}
        {...controlProps(id, { error })}
        readOnly={useIsFormLocked()}
        className={styles.control}
      />
    </FieldFrame>
  )
}

export function TextAreaField({ label, hint, name, ...rest }: Props<'textarea'>) {
  const { field, error, control } = useFieldParts(name, { hint })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error}>
      <textarea {...field} {...rest} {...control} className={styles.control} />
    </FieldFrame>
  )
}
