import { createContext, use } from 'react'
import type { GroupRegistration } from '@/api/registrations'

/** A request whose response was lost, so that it may have arrived. */
export type UnconfirmedRequest<Data> = {
  /** What it affects, before its first attempt. */
  before?: Data | undefined
  /** The user knows that it cannot be verified now: the next press sends it anyway. */
  wasWarned?: boolean
}

/** A plain map. The type of the data is not checked, because it depends on the key. */
type UnconfirmedRequests = {
  get: <Data>(key: string) => UnconfirmedRequest<Data> | undefined
  set: <Data>(key: string, value: UnconfirmedRequest<Data>) => void
  has: (key: string) => boolean
  /** Returns whether there was one. */
  delete: (key: string) => boolean
  clear: () => void
}

/** What the queries share beside the cache, from opening the page to closing it. */
export type Visit = {
  /** When the page was opened (ms since 1970). */
  startedAt: number
  /** By mutation key. Cleared with the session. */
  unconfirmedRequests: UnconfirmedRequests
  /** Teams as they were before somebody left, the newest last: forms still offer their members. Cleared with the session. */
  formerTeams: GroupRegistration[]
  /** Requests of visitors that have no response yet; see `sendOnce` in accounts.ts. */
  pending: Map<string, Promise<string>>
}

export const VisitContext = createContext<Visit | null>(null)

export function useVisit(): Visit {
  const visit = use(VisitContext)
  if (!visit) throw new Error('useVisit needs <QueriesProvider> above it; see app/FestProvider.tsx')
  return visit
}
