import { useFormikContext, type FormikValues } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import type { FormDraft } from '@/shared/storage/drafts'

/** Inside a prerendered form, which is empty at first like its page: fills it. What was typed by then is newer. */
export function RestoreDraft<Values extends FormikValues>({ draft }: { draft: FormDraft<Values> }) {
  const { values, setValues } = useFormikContext<Values>()
  const restore = useEffectEvent(() => {
    if (!draft.isPrerendered) return
    const typed = Object.entries(values).filter(([, value]) => value !== '')
    void setValues({ ...draft.read(), ...Object.fromEntries(typed) }, false)
  })
  useEffect(() => restore(), [])
  return null
}
