import { useField, useFormikContext } from 'formik'
import { useId } from 'react'
import { useIsFormLocked } from '../form/formLock'

type Options = {
  hint?: string | undefined
  validate?: (value: string) => string | undefined
  /** Shows the error before the first submit, for a pasted value. */
  showsError?: boolean
}

/** Errors show only after the first submit. After that, each change updates them. */
export function useFieldParts(name: string, { hint, validate, showsError = false }: Options = {}) {
  const { submitCount } = useFormikContext()
  const [bound, { touched, error: schemaError }, { setValue, setTouched }] = useField<string>({
    name,
    validate,
  })
  const isLocked = useIsFormLocked()
  const field = {
    ...bound,
    onChange: isLocked ? ignore : bound.onChange,
    onBlur: () => void setTouched(true),
  }
  const id = useId()
  const error = touched && (submitCount > 0 || showsError) ? schemaError : undefined
  const control = { ...controlProps(id, { hint, error }), readOnly: isLocked }
  return { field, error, control, setValue: isLocked ? ignore : setValue }
}

function ignore() {}

/** Connects a control with the hint and the error of its `FieldFrame`. */
export function controlProps(
  id: string,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}
