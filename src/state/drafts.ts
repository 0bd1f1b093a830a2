import { readTime } from '@/shared/lib/age'
import { fieldsOf, textOf } from '@/shared/lib/parse'
import { createStored, type Stored } from '@/shared/storage/createStored'
import { storedNames } from '@/shared/storage/safeStorage'
import { isSamePersonSince, type EndedSession } from './endedSession'

/** What was typed into a form, by the name of the field. Never secrets. */
export type DraftFields = Record<string, string>

export type Draft = {
  fields: DraftFields
  /** The last change (ms since 1970). */
  at: number
  /** Typed by a visitor, who signed in after that. */
  isVisitors: boolean
}

/** The owner of what a visitor types. Anybody else's is their SF ID. */
export const VISITOR = 'visitor'

/** `revision`: how often the draft was cleared or replaced, by what is no typing. */
const drafts = new Map<string, { stored: Stored<Draft | null>; revision: number }>()

/** The draft of a form. It stays in this tab, survives a reload of it, and belongs to one person. */
export function draftOf(owner: string, form: string): Stored<Draft | null> {
  return entryOf(`${owner}:${form}`).stored
}

/** A new one starts every open form with this draft anew. */
export function revisionOf(owner: string, form: string): number {
  return entryOf(`${owner}:${form}`).revision
}

/** What was typed was sent or discarded. `null` removes the draft. */
export function replaceDraft(owner: string, form: string, fields: DraftFields | null) {
  entryOf(`${owner}:${form}`).revision += 1
  storeDraft(owner, form, fields)
}

export function storeDraft(owner: string, form: string, fields: DraftFields | null) {
  const draft = draftOf(owner, form)
  const isVisitors = draft.get()?.isVisitors ?? false
  draft.set(fields && { fields, at: Date.now(), isVisitors })
}

/**
 * Called when the session changes and when the page opens, with the SF ID of who is signed in now (or `VISITOR`), and the
 * session that ended by itself before that. A visitor's drafts become those of whoever signs in soon enough.
 */
export function handOverDrafts(user: string, ended: EndedSession | null) {
  for (const name of draftNames()) {
    const { stored } = entryOf(name)
    stored.rewrite()
    const draft = stored.get()
    if (!draft) continue
    const [, owner = '', form = ''] = /^([^:]*):(.*)$/.exec(name) ?? []
    if (owner === VISITOR && user !== VISITOR) handOver(form, draft, user, ended)
    if (!isKept(owner, user, ended)) stored.set(null)
  }
}

function handOver(form: string, draft: Draft, user: string, ended: EndedSession | null) {
  const stored = draftOf(user, form)
  // What waits for this person is more than what they began to type anew.
  const isAwaited = stored.get() !== null && isKept(user, user, ended)
  if (!isAwaited && isSamePersonSince(draft.at)) stored.set({ ...draft, isVisitors: true })
}

/** Drafts stay with their owner. Those of a session that ended by itself wait for the same person for half an hour. */
function isKept(owner: string, user: string, ended: EndedSession | null): boolean {
  if (ended?.sfId !== owner) return owner === user
  return isSamePersonSince(ended.at) && [owner, VISITOR].includes(user)
}

function entryOf(name: string) {
  const existing = drafts.get(name)
  if (existing) return existing
  const stored = createStored<Draft | null>({
    key: `draft:${name}`,
    fallback: null,
    area: 'tab',
    read: readDraft,
  })
  const entry = { stored, revision: 0 }
  drafts.set(name, entry)
  return entry
}

function readDraft(value: unknown): Draft | null {
  const { fields, at, isVisitors } = fieldsOf(value)
  const texts: DraftFields = {}
  for (const [name, text] of Object.entries(fieldsOf(fields))) texts[name] = textOf(text)
  if (Object.keys(texts).length === 0) return null
  return { fields: texts, at: readTime(at), isVisitors: isVisitors === true }
}

/** Where storage is blocked, drafts are in memory only. */
function draftNames(): Set<string> {
  return new Set([...storedNames('tab', 'draft:'), ...drafts.keys()])
}
