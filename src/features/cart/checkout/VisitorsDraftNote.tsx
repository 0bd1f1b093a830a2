import { useFormikContext } from 'formik'
import { restoreFocus } from '@/shared/lib/focus'
import { useStored } from '@/shared/storage/useStored'
import { Button } from '@/shared/ui/button/Button'
import { draftOf } from '@/state/drafts'
import type { FormDraft } from '@/blocks/forms/useDraft'

/** Inside a form that a visitor filled in before they signed in: perhaps it was somebody else. */
export function VisitorsDraftNote<Values>({ draft }: { draft: FormDraft<Values> }) {
  const { resetForm } = useFormikContext<Values>()
  const stored = useStored(draftOf(draft.owner, draft.form))
  if (!stored?.isVisitors) return null

  function clear() {
    draft.clear()
    resetForm({ values: draft.emptyValues })
  }

  return (
    <p ref={restoreFocus} className="row note" role="status">
      Typed before you signed in.
      <Button variant="link" onClick={clear}>
        Clear
      </Button>
    </p>
  )
}
