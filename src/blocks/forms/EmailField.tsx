import { useField } from 'formik'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { suggestedEmail } from '@/festival/emailSlips'
import { Button } from '@/shared/ui/button/Button'
import { useIsFormLocked } from '@/shared/ui/form/formLock'
import { Untranslated } from '@/shared/ui/Untranslated'
import { Field } from '@/shared/ui/field/Field'
import styles from '@/shared/ui/field/Field.module.css'

/** The suggestion appears this long after the blur, so that it does not move a button below during a press. */
const AFTER_BLUR_MS = 400

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'below' | 'ref' | 'onFocus' | 'onBlur'>

/** Suggests a correction for a likely slip in the provider's name. It never blocks the form. */
export function EmailField({ name, ...rest }: Props) {
  const [{ value }, , { setValue, setTouched }] = useField<string>(name)
  const [isTyping, setIsTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const isLocked = useIsFormLocked()
  const suggestion = suggestedEmail(value, { isTyping })

  useEffect(() => () => clearTimeout(timer.current), [])

  function handleFocus() {
    clearTimeout(timer.current)
    setIsTyping(true)
  }

  function handleBlur() {
    void setTouched(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsTyping(false), AFTER_BLUR_MS)
  }

  function accept() {
    if (!isLocked) void setValue(suggestion ?? value)
    input.current?.focus()
  }

  return (
    <Field
      {...rest}
      ref={input}
      name={name}
      type="email"
      onFocus={handleFocus}
      onBlur={handleBlur}
      below={
        <div role="status" className={styles.suggestion}>
          {suggestion && (
            <Button variant="link" onClick={accept}>
              Did you mean <Untranslated>{suggestion}</Untranslated>?
            </Button>
          )}
        </div>
      }
    />
  )
}
