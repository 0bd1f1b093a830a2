import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Render it inside a form. After an invalid submit, the first invalid field gets the focus. */
export function FocusFirstError() {
  const { submitCount, isValidating, isValid } = useFormikContext()
  const container = useRef<HTMLSpanElement>(null)
  const handled = useRef(submitCount)

  useEffect(() => {
    // Only once for each submit: the focus must not move while the user corrects fields.
    if (isValidating || handled.current === submitCount) return
    handled.current = submitCount
    if (isValid) return
    container.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]:not(:disabled)')
      ?.focus()
  }, [submitCount, isValidating, isValid])

  return <span ref={container} hidden />
}
