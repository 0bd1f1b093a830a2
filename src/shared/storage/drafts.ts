import { createStored, storedNames, type Stored } from './createStored'
import { fieldsOf, textOf } from '../lib/unknown'

/** The typed fields of a form that is not sent yet. Nested values are JSON. */
export type Draft = Record<string, string>

/** After this time, a different person may be using the browser. */
const DRAFT_VALID_MS = 30 * 60_000

const PREFIX = 'draft:'

const drafts = new Map<string, Stored<Draft>>()

/** Survives a reload of the tab. Never contains secrets: the form stores only the fields that it names. */
export function draftOf(name: string): Stored<Draft> {
  const existing = drafts.get(name)
  if (existing) return existing
  const draft = createStored<Draft>({
    key: PREFIX + name,
    fallback: {},
    keep: 'tab',
    read: (found) =>
      Object.fromEntries(Object.entries(fieldsOf(found)).map(([key, text]) => [key, textOf(text)])),
    // An empty draft is removed, because its key may name a person.
    write: (draft) => (Object.keys(draft).length > 0 ? draft : null),
  })
  drafts.set(name, draft)
  return draft
}

/** For a visitor, who has no name: after some time it may be somebody else who comes back. */
export function withTime(draft: Draft): Draft {
  return { ...draft, at: String(Date.now()) }
}

/** A visitor's draft. One that is too old is dropped. */
export function visitorsDraft(name: string): Draft {
  const draft = draftOf(name).get()
  if (!isRecent(Number(draft.at))) dropDraft(name)
  return draftOf(name).get()
}

/** A time in the future comes from a wrong clock. */
export function isRecent(at: number): boolean {
  const age = Date.now() - at
  return age >= 0 && age < DRAFT_VALID_MS
}

/** Clears all drafts of this tab, which may contain names and emails of other people. */
export function dropAllDrafts() {
  for (const name of storedNames('tab', PREFIX)) draftOf(name).set({})
  for (const draft of drafts.values()) draft.set({})
}

export function dropDraft(name: string) {
  draftOf(name).set({})
}
