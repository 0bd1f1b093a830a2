import { useFormikContext } from 'formik'
import type { ClipboardEvent, ComponentProps } from 'react'
import { Field } from './Field'

export function PhoneField({ name, ...rest }: ComponentProps<typeof Field>) {
  const { setFieldValue } = useFormikContext()

  /** '+91 90000 00065' is pasted without +91: `maxLength` would cut off its last digits. */
  function handlePaste(event: ClipboardEvent) {
    const digits = event.clipboardData.getData('text').replace(/\D/g, '')
    const national = /^(?:0|91)?(\d{10})$/.exec(digits)?.[1]
    if (!national) return
    event.preventDefault()
    void setFieldValue(name, national)
  }

  return (
    <Field
      {...rest}
      name={name}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={10}
      onPaste={handlePaste}
    />
  )
}
