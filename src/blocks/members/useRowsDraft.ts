import { useState } from 'react'
import { draftOf, dropDraft, type Draft, type FormDraft } from '@/shared/storage/drafts'

type Format<Values> = {
  emptyValues: Values
  toDraft: (values: Values) => Draft
  /** `null` if nothing is stored. */
  fromDraft: (draft: Draft) => Values | null
}

/** The draft of a form for members, whose rows survive a reload. The form needs `<AutosaveDraft>`. */
export function useRowsDraft<Values>(name: string, format: Format<Values>): FormDraft<Values> {
  const { emptyValues, toDraft, fromDraft } = format
  const read = () => fromDraft(draftOf(name).get()) ?? emptyValues
  const [initialValues] = useState(read)
  return {
    name,
    initialValues,
    emptyValues,
    // Only signed-in users have these forms, and prerendered pages have no user.
    isPrerendered: false,
    isHydrated: true,
    read,
    toDraft,
    clear: () => dropDraft(name),
  }
}
