import { useField, useFormikContext } from 'formik'
import { useId } from 'react'

type Options = {
  hint?: string | undefined
  validate?: (value: string) => string | undefined
  /** The value did not come from typing, so its error is shown before the first submit. */
  showsError?: boolean
}

/** Errors show only after the first submit; from then on they follow every change. */
export function useFieldParts(name: string, { hint, validate, showsError = false }: Options = {}) {
  const { submitCount } = useFormikContext()
  const [bound, { touched, error: schemaError }, { setValue, setTouched }] = useField<string>({
    name,
    validate,
  })
  const field = { ...bound, onBlur: () => void setTouched(true) }
  const id = useId()
  const error = touched && (submitCount > 0 || showsError) ? schemaError : undefined
  return { field, error, control: controlProps(id, { hint, error }), setValue }
}

/** Connects a control to the hint and the error of its `FieldFrame`. */
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
