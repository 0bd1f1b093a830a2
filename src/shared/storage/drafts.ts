import { createStored, hasUnsaved, storedNames, type Stored } from './createStored'
import { fieldsOf, textOf } from '../lib/unknown'

/** The typed fields of a form that is not sent yet. Nested values are JSON. */
export type Draft = Record<string, string>

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
    // An empty one goes, because its key may name a person.
    write: (draft) => (Object.keys(draft).length > 0 ? draft : null),
  })
  drafts.set(name, draft)
  return draft
}

let held: { sfId: string; drafts: [string, Draft][] } | undefined

/** Holds this person's drafts in memory while their expired session is cleared: they may sign in again at once. */
export function stashDrafts(sfId: string) {
  // Where storage is blocked or full, the drafts are in memory.
  const names = new Set([...storedNames('tab', PREFIX), ...drafts.keys()])
  held = { sfId, drafts: [...names].map((name) => [name, draftOf(name).get()]) }
}

/** Whether a reload would lose what somebody typed, or their session: storage is blocked or full, or drafts are held. */
export function hasUnstoredData(): boolean {
  const isHeld = held?.drafts.some(([, draft]) => Object.keys(draft).length > 0)
  return hasUnsaved() || isHeld === true
}

/** Gives this person's drafts back from memory, and forgets those of anybody else. */
export function restoreDrafts(sfId: string) {
  if (held?.sfId === sfId) for (const [name, draft] of held.drafts) draftOf(name).set(draft)
  held = undefined
}

/** Clears all drafts of this tab, which may contain names and emails of other people. */
export function dropAllDrafts() {
  for (const name of storedNames('tab', PREFIX)) draftOf(name).set({})
  for (const draft of drafts.values()) draft.set({})
}

export function dropDraft(name: string) {
  draftOf(name).set({})
}
