import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Inside a form: after a submit that found mistakes, the first of them takes the focus. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext()
  const place = useRef<HTMLSpanElement>(null)
  const seen = useRef(0)

  useEffect(() => {
    // Once a submit: people who are already mending must not be pulled away.
    if (isSubmitting || seen.current === submitCount) return
    seen.current = submitCount
    if (isValid) return
    place.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
      ?.focus()
  }, [submitCount, isSubmitting, isValid])

  return <span ref={place} hidden />
}
