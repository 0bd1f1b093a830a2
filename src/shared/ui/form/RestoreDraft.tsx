import { useFormikContext, type FormikValues } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import type { FormDraft } from '@/shared/storage/drafts'

/**
 * Inside a prerendered form, which is empty at first like its page: fills it. What was typed by then is newer. Place it
 * before `<AutosaveDraft>`, which would store the typed fields alone.
 */
export function RestoreDraft<Values extends FormikValues>({ draft }: { draft: FormDraft<Values> }) {
  const { values, setValues } = useFormikContext<Values>()
  const restore = useEffectEvent(() => {
    const typed = Object.entries(values).filter(([, value]) => value !== '')
    void setValues({ ...draft.read(), ...Object.fromEntries(typed) }, false)
  })
  const isReady = draft.isPrerendered && draft.isHydrated
  useEffect(() => {
    if (isReady) restore()
  }, [isReady])
  return null
}
