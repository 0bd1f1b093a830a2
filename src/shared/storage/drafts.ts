import { createStored, type Stored } from './createStored'
import { storedNames } from './safeStorage'
import { fieldsOf, textOf } from '../lib/parse'

/**
 * The typed fields of a form that is not sent yet, by name. Nested values are JSON, which the form writes (`useRowsDraft`). A
 * visitor's draft also has `at`, the time of the last change in milliseconds (`withTime`); the one of the checkout may have
 * `left` (state/checkoutDraft.ts).
 */
export type Draft = Record<string, string>

/** After this time, a different person may be using the browser. */
const DRAFT_VALID_MS = 30 * 60_000

const PREFIX = 'draft:'

const drafts = new Map<string, Stored<Draft>>()

/** Survives a reload of the tab. Never contains secrets: `useDraft` leaves out the fields that the form declares `secret`. */
export function draftOf(name: string): Stored<Draft> {
  const existing = drafts.get(name)
  if (existing) return existing
  const draft = createStored<Draft>({
    key: PREFIX + name,
    fallback: {},
    keep: 'tab',
    read: (stored) =>
      Object.fromEntries(
        Object.entries(fieldsOf(stored)).map(([key, text]) => [key, textOf(text)]),
      ),
    // An empty draft is removed, because its key may name a person.
    write: (draft) => (isEmptyDraft(draft) ? null : draft),
  })
  drafts.set(name, draft)
  return draft
}

/** A visitor is not named, so only time tells whether it is still the same person. */
export function withTime(draft: Draft): Draft {
  return { ...draft, at: String(Date.now()) }
}

/** A visitor's draft, unless it is too old. */
export function visitorsDraft(name: string): Draft {
  const draft = draftOf(name).get()
  return isWithinDraftTime(Number(draft.at)) ? draft : {}
}

/** Apart from the time. A field that is not stored is empty. */
export function hasSameFields(draft: Draft, stored: Draft): boolean {
  const fields = Object.entries(draft).filter(([name]) => name !== 'at')
  return fields.every(([name, text]) => text === (stored[name] ?? ''))
}

export function isEmptyDraft(draft: Draft): boolean {
  return Object.keys(draft).length === 0
}

/** Visitors' drafts that nobody came back for. */
export function removeOldDrafts() {
  for (const name of storedNames('tab', PREFIX)) {
    const { at } = draftOf(name).get()
    if (at && !isWithinDraftTime(Number(at))) dropDraft(name)
  }
}

/** A time in the future comes from a wrong clock. */
export function isWithinDraftTime(at: number): boolean {
  const age = Date.now() - at
  return age >= 0 && age < DRAFT_VALID_MS
}

/** Clears all drafts of this tab, which may contain names and emails of other people. */
export function dropAllDrafts() {
  for (const name of storedNames('tab', PREFIX)) dropDraft(name)
  // Where storage is blocked, drafts are in memory only.
  for (const name of drafts.keys()) dropDraft(name)
}

/** Removes the draft. A form that is open with it is emptied, too (`AutosaveDraft`). */
export function dropDraft(name: string) {
  draftOf(name).set({})
}
