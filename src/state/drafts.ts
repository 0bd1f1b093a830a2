import { readTime } from '@/shared/lib/age'
import { fieldsOf, textOf } from '@/shared/lib/parse'
import { createStored, type Stored } from '@/shared/storage/createStored'
import { storedNames } from '@/shared/storage/safeStorage'
import { isSamePersonSince, type EndedSession } from './endedSession'

/** The values of a form by field name, without secrets. */
export type DraftFields = Record<string, string>

export type Draft = {
  fields: DraftFields
  /** The time of the last change (ms since 1970). */
  at: number
  /** The user typed this draft before the sign-in. */
  isVisitors: boolean
}

/** The owner of a draft is an SF ID, or this for visitors. */
export const VISITOR = 'visitor'

/** `revision` counts how often code has cleared or replaced the draft. Typing does not count. */
const drafts = new Map<string, { stored: Stored<Draft | null>; revision: number }>()

/** A draft belongs to one tab and one owner, and survives a reload. */
export function draftOf(owner: string, form: string): Stored<Draft | null> {
  return entryOf(`${owner}:${form}`).stored
}

/** Part of the React `key` of each form with this draft: a new revision resets the form. */
export function revisionOf(owner: string, form: string): number {
  return entryOf(`${owner}:${form}`).revision
}

/** Call it when the values were sent or discarded. `null` removes the draft. */
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
 * Call it when the page opens and when the session changes. `user` is the SF ID of the signed-in user, or `VISITOR`.
 * A visitor's drafts go to the user who signs in within half an hour of the last change.
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
  // A draft from the user's ended session is more important than the new draft of a visitor.
  const isAwaited = stored.get() !== null && isKept(user, user, ended)
  if (!isAwaited && isSamePersonSince(draft.at)) stored.set({ ...draft, isVisitors: true })
}

/** After a session has expired, its drafts stay for half an hour, for the same user or while nobody is signed in. */
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

/** If storage is blocked, drafts are only in memory. */
function draftNames(): Set<string> {
  return new Set([...storedNames('tab', 'draft:'), ...drafts.keys()])
}
