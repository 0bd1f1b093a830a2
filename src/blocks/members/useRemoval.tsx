import { useFormikContext } from 'formik'
import { useCallback, useRef, useState, type MouseEvent } from 'react'
import { useFocusNext } from './useFocusNext'
import { restoreFocus } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { Untranslated } from '@/shared/ui/Untranslated'
import { lineOf, restored, withoutRow, type MemberList, type RowLimits } from './memberList'
import { isBlank, type RemovedRow } from './memberRow'
import styles from './MemberEntry.module.css'

/** Longer than the pause in a double tap. */
const DOUBLE_TAP_MS = 500

/** Removes rows, and offers to restore the last one. */
export function useRemoval({ min, max }: RowLimits) {
  const { values, setValues } = useFormikContext<MemberList>()
  const focusNext = useFocusNext()
  const [removed, setRemoved] = useState<RemovedRow>()
  const removedAt = useRef(-Infinity)

  // Stable, so that a key press renders only the row that changes.
  const remove = useCallback(
    (row: RemovedRow, event: MouseEvent<HTMLElement>) => {
      if (isSecondPress(event, removedAt.current)) return
      removedAt.current = event.timeStamp
      const form = event.currentTarget.closest('form')
      void setValues((list) => withoutRow(list, row.row, { min, max }))
      setRemoved(isBlank(row.member) ? undefined : row)
      focusNext(() => form?.querySelector('[data-undo]') ?? fieldOf(form, Math.max(0, row.row - 1)))
    },
    [setValues, focusNext, min, max],
  )

  function undo(event: MouseEvent, row: RemovedRow) {
    if (isSecondPress(event, removedAt.current)) return
    const form = event.currentTarget.closest('form')
    void setValues(restored(values, row, { min, max }))
    setRemoved(undefined)
    focusNext(() => fieldOf(form, row.row))
  }

  const offer = removed && {
    row: removed.row,
    element: (
      <p ref={restoreFocus} className={`row note ${styles.removed}`}>
        <span>
          <Untranslated>{lineOf(removed.member)}</Untranslated> removed
        </span>
        <Button variant="link" data-undo onClick={(event) => undo(event, removed)}>
          Undo
        </Button>
      </p>
    ),
  }
  return { remove, offer }
}

/**
 * The second press of a double click or double tap would hit what has moved under the pointer: Undo, or the next
 * Remove. `detail` counts the clicks of a mouse, but some phones do not count taps.
 */
function isSecondPress({ detail, nativeEvent, timeStamp }: MouseEvent, removedAt: number) {
  const mayBeTap = !(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType === 'touch'
  return detail > 1 || (mayBeTap && detail === 1 && timeStamp - removedAt < DOUBLE_TAP_MS)
}

function fieldOf(form: HTMLElement | null, row: number) {
  return form?.querySelector<HTMLElement>(`[name="members.${row}.sfId"]`)
}
