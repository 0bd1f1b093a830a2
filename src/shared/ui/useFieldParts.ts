import { useField } from 'formik'
import { useId } from 'react'
import { afterPress } from '@/shared/lib/afterPress'

/** What every formik field needs: its value, its error once it has been left, and the ties between them. */
export function useFieldParts(
  name: string,
  hint?: string,
  validate?: (value: string) => string | undefined,
) {
  const [bound, { touched, error: fault }, { setValue, setTouched }] = useField<string>({
    name,
    validate,
  })
  const field = { ...bound, onBlur: () => afterPress(() => void setTouched(true)) }
  const id = useId()
  const error = touched ? fault : undefined
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return { field, error, control, setValue }
}
