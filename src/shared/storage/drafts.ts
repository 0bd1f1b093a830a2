import { createStored, type Stored } from './createStored'
import { storedNames } from './safeStorage'
import { fieldsOf, textOf } from '../lib/unknown'

/** The typed fields of a form that is not sent yet. Nested values are JSON. */
export type Draft = Record<string, string>

/** After this time, a different person may be using the browser. */
const DRAFT_VALID_MS = 30 * 60_000

const PREFIX = 'draft:'

/** The forms that a visitor may begin, and go on with after signing in. */
const HANDED_OVER = ['checkout']

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

/** A visitor's draft, unless it is too old. */
export function visitorsDraft(name: string): Draft {
  const draft = draftOf(name).get()
  return isRecent(Number(draft.at)) ? draft : {}
}

/** A person's draft. For a moment after the sign-in it still lies where the visitor typed it. */
export function personsDraft(name: string): Draft {
  const [form = ''] = name.split(':')
  return (HANDED_OVER.includes(form) && draftToHandOver(form)) || draftOf(name).get()
}

/** At the sign-in: a visitor keeps what they typed, and nobody else sees it after that. */
export function handOverDrafts(sfId: string) {
  for (const form of HANDED_OVER) {
    const draft = draftToHandOver(form)
    if (draft) draftOf(`${form}:${sfId}`).set(draft)
    dropDraft(form)
  }
}

/** `left`: the visitor went on to something else, so the next person to sign in may be a different one. */
function draftToHandOver(form: string): Draft | undefined {
  const { at, left, ...fields } = visitorsDraft(form)
  // A choice that has a default is not typed.
  const hasTyped = Object.entries(fields).some(
    ([name, text]) => name !== 'way' && text.trim() !== '',
  )
  return at && !left && hasTyped ? fields : undefined
}

/** Visitors' drafts that nobody came back for. */
export function removeOldDrafts() {
  for (const name of storedNames('tab', PREFIX)) {
    const { at } = draftOf(name).get()
    if (at && !isRecent(Number(at))) dropDraft(name)
  }
}

/** A time in the future comes from a wrong clock. */
export function isRecent(at: number): boolean {
  const age = Date.now() - at
  return age >= 0 && age < DRAFT_VALID_MS
}

/** Clears all drafts of this tab, which may contain names and emails of other people. */
export function dropAllDrafts() {
  for (const name of storedNames('tab', PREFIX)) dropDraft(name)
  for (const name of drafts.keys()) dropDraft(name)
}

export function dropDraft(name: string) {
  draftOf(name).set({})
}
