import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Inside a form: after an invalid submit, the first invalid field gets the focus. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext()
  const container = useRef<HTMLSpanElement>(null)
  const isSent = useRef(false)

  useEffect(() => {
    const form = container.current?.closest('form')
    const note = () => void (isSent.current = true)
    form?.addEventListener('submit', note)
    return () => form?.removeEventListener('submit', note)
  }, [])

  useEffect(() => {
    // Once per submit: the focus must not move while the user corrects fields.
    if (isSubmitting || !isSent.current) return
    isSent.current = false
    if (isValid) return
    container.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
      ?.focus()
  }, [submitCount, isSubmitting, isValid])

  return <span ref={container} hidden />
}
