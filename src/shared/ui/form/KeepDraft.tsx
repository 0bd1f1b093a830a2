import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { draftOf, type Draft } from '@/shared/storage/drafts'

type Props<Values> = {
  name: string
  /** Only what may be kept: no passwords, no codes of a single use. */
  toDraft: (values: Values) => Draft
}

/** Inside a form: what is typed survives a reload. Give a `toDraft` that does not change. */
export function KeepDraft<Values>({ name, toDraft }: Props<Values>) {
  const { values } = useFormikContext<Values>()
  useEffect(() => draftOf(name).set(toDraft(values)), [name, toDraft, values])
  return null
}
