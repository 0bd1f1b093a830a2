import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '@/api/accounts'
import { isMetered } from '@/shared/lib/network'
import { storedUserData } from '../session'
import { contingent } from './contingent'
import { keptAnswer } from './keptAnswers'
import { ownKey } from './ownKey'
import { registrations } from './registrations'

/** What was answered less than this ago is not asked for again. */
const FRESH_MS = 10 * 60_000

/** Reads what other screens need without a network, so that it is kept. Nobody waits for it. */
export function fetchForGate(client: QueryClient, session: Session) {
  const { token } = session
  if (isMetered() || storedUserData.get()?.token !== token) return
  function isWanted(name: string) {
    const at = keptAnswer(name, token)?.at ?? -Infinity
    return !client.getQueryState(ownKey(token, name)) && Math.abs(Date.now() - at) >= FRESH_MS
  }
  if (isWanted('registrations')) void client.prefetchQuery(registrations.query(session))
  if (isWanted('contingent')) void client.prefetchQuery(contingent.query(session))
}
