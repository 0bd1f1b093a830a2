import { fieldsOf } from '@/shared/lib/parse'
import { VISITOR } from '@/state/drafts'

const keyOf = (form: string, owner: string) => `draft:${owner}:${form}`

/** Stores a draft as an earlier page of this tab does. `at` is the time of the last change. */
export function putDraft(form: string, fields: object, { owner = VISITOR, at = Date.now() } = {}) {
  sessionStorage.setItem(keyOf(form, owner), JSON.stringify({ fields, at, isVisitors: false }))
}

export function storedDraft(form: string, owner = VISITOR): Record<string, unknown> {
  const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form, owner)) ?? '{}')
  return fieldsOf(fieldsOf(draft).fields)
}
