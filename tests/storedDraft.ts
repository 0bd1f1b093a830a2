import { fieldsOf } from '@/shared/lib/parse'
import { VISITOR } from '@/state/drafts'

const keyOf = (form: string, owner: string) => `draft:${owner}:${form}`

/** What an earlier page of this tab has stored of a form; of a visitor by default. `at`: the last change. */
export function putDraft(form: string, fields: object, { owner = VISITOR, at = Date.now() } = {}) {
  sessionStorage.setItem(keyOf(form, owner), JSON.stringify({ fields, at, isVisitors: false }))
}

/** The stored fields of a form; empty if nothing is stored. */
export function storedDraft(form: string, owner = VISITOR): Record<string, unknown> {
  const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form, owner)) ?? '{}')
  return fieldsOf(fieldsOf(draft).fields)
}
