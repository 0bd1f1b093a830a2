import { useField } from 'formik'
import {
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
} from 'react'
import { cleanPhone } from '@/festival/numbers'
import { Field } from '@/shared/ui/field/Field'
import styles from '@/shared/ui/field/Field.module.css'

/**
 * A mobile number in any usual spelling. A complete number becomes its ten digits. There is no `maxLength`, because it
 * would silently cut pasted and autofilled text.
 */
export function PhoneField({ name, ...rest }: ComponentProps<typeof Field>) {
  const [{ value }, , { setValue }] = useField<string>(name)
  const [isFull, setIsFull] = useState(false)
  const isComposing = useRef(false)

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    // During composition the value must not change, or the input method adds its text to the changed value.
    if (isComposing.current) return void setValue(input.value)
    const isTooMany = isExtraDigit(value, input.value)
    setIsFull(isTooMany)
    if (isTooMany) keepCursor(input)
    else void setValue(cleanPhone(input.value))
  }

  function handleCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    isComposing.current = false
    void setValue(cleanPhone(currentTarget.value))
  }

  return (
    <Field
      {...rest}
      name={name}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      below={
        isFull && (
          <p role="alert" className={styles.hint}>
            A number has ten digits. Please check it.
          </p>
        )
      }
      onChange={handleChange}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={handleCompositionEnd}
    />
  )
}

/** React restores the old value and moves the cursor to its end. This puts the cursor back. */
function keepCursor(input: HTMLInputElement) {
  const before = (input.selectionStart ?? 1) - 1
  queueMicrotask(() => input.setSelectionRange(before, before))
}

/** Digits that may begin with a prefix: 91 or 0 before 6 to 9, or 910, or 00 (of 0091). */
const MAYBE_PREFIXED = /^(?:91|0)[06-9]/

/** An eleventh digit is extra (Spec §5: the input is capped), unless the first ten may begin with a prefix. */
function isExtraDigit(value: string, typed: string): boolean {
  if (cleanPhone(typed) !== typed) return false
  if (!/^\d{10}$/.test(value) || !/^\d{11}$/.test(typed)) return false
  if (MAYBE_PREFIXED.test(value)) return false
  return [...typed].some((_, at) => typed.slice(0, at) + typed.slice(at + 1) === value)
}
