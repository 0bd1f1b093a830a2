import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { draftOf, type Draft } from '@/shared/storage/drafts'

type Props<Values> = {
  name: string
  /** Only what may be stored: no passwords, no one-time codes. */
  toDraft: (values: Values) => Draft
}

/** Inside a form: what is typed survives a reload. `toDraft` must be stable. */
export function KeepDraft<Values>({ name, toDraft }: Props<Values>) {
  const { values } = useFormikContext<Values>()
  useEffect(() => draftOf(name).set(toDraft(values)), [name, toDraft, values])
  return null
}
