import { useFormikContext, type FormikValues } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'
import { draftOf, isEmptyDraft, type FormDraft } from '@/shared/storage/drafts'

/** Inside a form: what is typed survives a reload. If the draft is cleared, the form is emptied, too. */
export function AutosaveDraft<Values extends FormikValues>({
  draft,
}: {
  draft: FormDraft<Values>
}) {
  const { values, resetForm } = useFormikContext<Values>()
  const savedValues = useRef(values)

  const save = useEffectEvent(() => draftOf(draft.name).setSoon(draft.toDraft(values)))
  useEffect(() => {
    // Opening a form stores nothing.
    if (!draft.isHydrated || values === savedValues.current) return
    savedValues.current = values
    save()
  }, [draft.isHydrated, values])

  useEffect(() => {
    const stored = draftOf(draft.name)
    return () => stored.flush()
  }, [draft.name])

  const handleChange = useEffectEvent(() => {
    if (isEmptyDraft(draftOf(draft.name).get())) resetForm({ values: draft.emptyValues })
  })
  useEffect(() => draftOf(draft.name).subscribe(() => handleChange()), [draft.name])
  return null
}
