import { useFormikContext, type FormikValues } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { draftOf, type Draft } from '@/shared/storage/drafts'

type Props<Values> = {
  name: string
  /** Only what may be stored: no passwords, no one-time codes. */
  toDraft: (values: Values) => Draft
  /** What the form holds once its draft is dropped. */
  empty: Values
}

/** Inside a form: what is typed survives a reload. If the draft is dropped, the form is emptied, too. */
export function KeepDraft<Values extends FormikValues>({ name, toDraft, empty }: Props<Values>) {
  const { values, resetForm } = useFormikContext<Values>()
  const keep = useEffectEvent(() => draftOf(name).setSoon(toDraft(values)))
  useEffect(() => keep(), [name, values])
  useEffect(() => () => draftOf(name).flush(), [name])

  const follow = useEffectEvent(() => {
    if (Object.keys(draftOf(name).get()).length === 0) resetForm({ values: empty })
  })
  useEffect(() => draftOf(name).subscribe(() => follow()), [name])
  return null
}
