import { readUserRecord, type UserRecord } from '@/api/accounts'
import { readContingent, type Contingent } from '@/api/contingents'
import { readRegistrations, type Registrations } from '@/api/events'
import { OWN_DATA } from '@/shared/storage/forgetPerson'
import { createStored } from '@/shared/storage/createStored'
import { fieldsOf, numberOf, textOf } from '@/shared/lib/unknown'
import { storedUserData } from '../session'
import type { Show } from '../useLoad'

/** Longer than any real answer (500 members are 60,000 characters). More is not kept. */
const MAX_CHARACTERS = 300_000
/** An answer that takes longer has the last one shown in its place. */
const SLOW_MS = 3_000

/** What is kept of the server's answers about the signed-in user. */
type Answers = {
  record: UserRecord
  registrations: Registrations
  contingent: Contingent | null
}
export type Kind = keyof Answers

const readers: { [K in Kind]: (found: unknown) => Answers[K] } = {
  record: readUserRecord,
  registrations: readRegistrations,
  contingent: (found) => (found === null ? null : readContingent(found)),
}

type Kept<T = unknown> = { at: number; data: T }
/** One person's at a time. `sfId` is empty if nothing is kept. */
type OwnData = { sfId: string; answers: Record<string, Kept | undefined> }

const NOTHING: OwnData = { sfId: '', answers: {} }

const storedOwnData = createStored<OwnData>({
  key: OWN_DATA,
  fallback: NOTHING,
  isMinor: true,
  read(found) {
    const { sfId, answers } = fieldsOf(found)
    const kept = Object.entries(fieldsOf(answers)).flatMap(([kind, each]) => {
      const { at, data } = fieldsOf(each)
      const time = numberOf(at)
      return time === undefined ? [] : [[kind, { at: time, data }] as const]
    })
    return { sfId: textOf(sfId), answers: Object.fromEntries(kept) }
  },
  write: (all) => (all.sfId && JSON.stringify(all).length <= MAX_CHARACTERS ? all : null),
})

/** Only for the session of this token: an answer may come after another person has signed in. */
function ownerOf(token: string): string | undefined {
  const session = storedUserData.get()
  return session?.token === token ? session.user.sfId : undefined
}

function keptOf<K extends Kind>(kind: K, token: string): Kept<Answers[K]> | undefined {
  const { sfId, answers } = storedOwnData.get()
  const kept = answers[kind]
  if (!kept || sfId !== ownerOf(token)) return undefined
  return { at: kept.at, data: readers[kind](kept.data) }
}

/** `undefined` removes it. */
function keep(kind: Kind, token: string, kept: Kept | undefined) {
  const owner = ownerOf(token)
  if (owner === undefined) return
  storedOwnData.update(({ sfId, answers }) => {
    // JSON leaves out `undefined`, so this removes the entry.
    return { sfId: owner, answers: { ...(sfId === owner ? answers : null), [kind]: kept } }
  })
}

/** The last request for each kind; it no longer counts once its signal is aborted. */
const askers = new Map<Kind, AbortSignal>()

/** Whether the page asks for it by itself, or it was answered within `ms`. */
export function isFresh(kind: Kind, token: string, ms: number): boolean {
  if (askers.get(kind)?.aborted === false) return true
  const at = keptOf(kind, token)?.at ?? -Infinity
  return Math.abs(Date.now() - at) < ms
}

type Asking<K extends Kind> = {
  token: string
  answer: Promise<Answers[K]>
  signal: AbortSignal
  show?: Show<Answers[K]>
}

/** How often this page has changed each kind. */
const changes = new Map<Kind, number>()

/** Keeps the answer. Without one, shows the last: at once if there is no network, or if it fails or takes long. */
export function withCachedResponse<K extends Kind>(
  kind: K,
  { token, answer, signal, show }: Asking<K>,
) {
  askers.set(kind, signal)
  const before = changes.get(kind)
  const showKept = () => {
    const kept = keptOf(kind, token)
    if (kept) show?.(kept.data, kept.at)
  }
  if (!navigator.onLine) showKept()
  const timer = setTimeout(showKept, SLOW_MS)
  void answer
    .then((data) => {
      // A change of the page's own since then is newer than this answer.
      if (changes.get(kind) === before) keep(kind, token, { at: Date.now(), data })
    }, showKept)
    .finally(() => clearTimeout(timer))
}

/** After a change that the server has confirmed, so that the answer before it is not shown again. */
export function updateCached<K extends Kind>(
  kind: K,
  token: string,
  change: (data: Answers[K]) => Answers[K] | undefined,
) {
  changes.set(kind, (changes.get(kind) ?? 0) + 1)
  const kept = keptOf(kind, token)
  const data = kept && change(kept.data)
  if (kept) keep(kind, token, data === undefined ? undefined : { at: kept.at, data })
}
