import { restoreFocus } from '@/shared/lib/focus'
import { useStored } from '@/shared/storage/useStored'
import { Button } from '@/shared/ui/button/Button'
import { draftOf } from '@/state/drafts'
import type { FormDraft } from '@/blocks/forms/useDraft'

/** Shown above a form that a visitor filled in before the sign-in: the visitor may be somebody else. */
export function VisitorsDraftNote<Values>({ draft }: { draft: FormDraft<Values> }) {
  const stored = useStored(draftOf(draft.owner, draft.form))
  if (!stored?.isVisitors) return null
  return (
    <p ref={restoreFocus} className="row note" role="status">
      Typed before you signed in.
      <Button variant="link" onClick={draft.clear}>
        Clear
      </Button>
    </p>
  )
}
