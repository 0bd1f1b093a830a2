import { createStored, storedNames, type Stored } from './createStored'
import { fieldsOf, textOf } from '../lib/unknown'

/** The typed fields of a form that is not sent yet. Nested forms keep theirs as JSON of their own. */
export type Draft = Record<string, string>

const PREFIX = 'draft:'

const drafts = new Map<string, Stored<Draft>>()

/**
 * The draft of one form, by name. It survives a reload of its tab. Secrets never go in: the form hands over only
 * the fields that it names.
 */
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
export function holdDrafts(sfId: string) {
  const names = storedNames('tab', PREFIX)
  held = { sfId, drafts: names.map((name) => [name, draftOf(name).get()]) }
}

/** Gives back what `holdDrafts` holds for this person, and lets go of what it holds for anybody else. */
export function giveBackDrafts(sfId: string) {
  if (held?.sfId === sfId) for (const [name, draft] of held.drafts) draftOf(name).set(draft)
  held = undefined
}

/** Forgets everything that was typed in this tab, the drafts of other people's names and mails among it. */
export function dropAllDrafts() {
  for (const name of storedNames('tab', PREFIX)) draftOf(name).set({})
  for (const draft of drafts.values()) draft.set({})
}

/** Forgets what was typed, once it has been sent. */
export function dropDraft(name: string) {
  draftOf(name).set({})
}
