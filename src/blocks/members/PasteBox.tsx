import { useFormikContext } from 'formik'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { TextAreaField } from '@/shared/ui/field/Field'
import type { MemberList } from './memberList'
import { readPastedList } from './pastedList'
import styles from './PasteBox.module.css'

type Props = {
  /** Whether a row is free for another member. */
  hasRoom: boolean
  onFill: () => void
}

/** The field `pasted` of the form. `onFill` moves its members into the rows. */
export function PasteBox({ hasRoom, onFill }: Props) {
  const { values } = useFormikContext<MemberList>()
  const [isWanted, setIsWanted] = useState(false)
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const hasText = values.pasted.trim() !== ''
  // Text opens the box. When the user deletes the text, the box stays open, because the focus is inside.
  if (hasText && !isWanted) setIsWanted(true)
  const isOpen = isWanted || hasText
  // Counting a long text is slow, so the typed character is rendered first.
  const text = useDeferredValue(values.pasted)
  const people = useMemo(() => readPastedList(text).members.length, [text])

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
        <div className="row">
          {/* Not `disabled`: the button would lose the focus when a press empties the list. */}
          <Button variant="tertiary" size="small" onClick={fill}>
            Fill the rows
          </Button>
          {people > 0 && (
            <b>
              {hasRoom
                ? `${people} in the box`
                : `${people} ${people === 1 ? 'person has' : 'people have'} no row`}
            </b>
          )}
        </div>
      </div>
    </div>
  )
}
