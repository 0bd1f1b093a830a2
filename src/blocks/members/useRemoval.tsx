import { useFormikContext } from 'formik'
import { useCallback, useState, type MouseEvent } from 'react'
import { useFocusNext } from '@/shared/hooks/useFocusNext'
import { restoreFocus } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { Untranslated } from '@/shared/ui/Untranslated'
import { lineOf, restored, withoutRow, type MemberList, type Places } from './memberList'
import { isBlank, type RemovedRow } from './memberRow'
import styles from './MemberEntry.module.css'

/** Removes rows, and offers to bring the last one back, where it was. */
export function useRemoval({ min, max }: Places) {
  const { values, initialValues, setValues } = useFormikContext<MemberList>()
  const focusNext = useFocusNext()
  // Once the form is sent or cleared, it has other initial values.
  const [last, setLast] = useState<{ removed: RemovedRow; of: MemberList }>()
  const removed = last?.of === initialValues ? last.removed : undefined

  // The same function while somebody types: only the row that changes is rendered.
  const remove = useCallback(
    (row: RemovedRow, button: HTMLElement) => {
      const form = button.closest('form')
      void setValues((list) => withoutRow(list, row.row, { min, max }))
      setLast(isBlank(row.member) ? undefined : { removed: row, of: initialValues })
      focusNext(() => form?.querySelector('[data-undo]') ?? fieldOf(form, Math.max(0, row.row - 1)))
    },
    [initialValues, setValues, focusNext, min, max],
  )

  function undo(event: MouseEvent, { row }: RemovedRow) {
    const form = event.currentTarget.closest('form')
    if (removed) void setValues(restored(values, removed, { min, max }))
    setLast(undefined)
    focusNext(() => fieldOf(form, row))
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

function fieldOf(form: HTMLElement | null, row: number) {
  return form?.querySelector<HTMLElement>(`[name="members.${row}.sfId"]`)
}
