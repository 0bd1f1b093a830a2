import { useFormikContext } from 'formik'
import { useId, useRef, useState } from 'react'
import type { MemberList } from './memberRow'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { TextAreaField } from '@/shared/ui/field/Field'
import styles from './PasteBox.module.css'

type Props = { onFill: () => void }

/** The field `pasted` of the form. `onFill` moves its text into the rows. */
export function PasteBox({ onFill }: Props) {
  const { values } = useFormikContext<MemberList>()
  const [isWanted, setIsWanted] = useState(false)
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const hasText = values.pasted.trim() !== ''
  // Text opens the box, and deleting it again must not close it under the keyboard.
  if (hasText && !isWanted) setIsWanted(true)
  const isOpen = isWanted || hasText

  function fill() {
    if (hasText) onFill()
    else panel.current?.querySelector('textarea')?.focus()
  }

  return (
    <div className={styles.box}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsWanted(!isOpen)}
      >
        Paste a list <Icon name="chevron-down" />
      </button>
      <div ref={panel} id={id} hidden={!isOpen} className={styles.panel}>
        <TextAreaField
          name="pasted"
          label="List of members"
          hint="SF IDs and emails in any order, copied from a sheet, a chat or an email."
          rows={3}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        {/* Not `disabled`: it would lose the focus when it is pressed and the list becomes empty. */}
        <Button variant="tertiary" size="small" onClick={fill}>
          Fill the rows
        </Button>
      </div>
    </div>
  )
}
