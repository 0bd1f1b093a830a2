import {
  focusManager,
  onlineManager,
  QueryClientProvider,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { isMetered } from '@/shared/lib/network'
import { onTabReturn } from '@/shared/lib/onTabReturn'
import { useSession } from '../session'
import { createServerState } from './client'
import { contingent } from './contingent'
import { events } from './events'
import { useOwn, type Own } from './own'
import { record } from './record'
import { registrations } from './registrations'

/** After the first paint: the page's own requests come first. */
const AHEAD_AFTER_MS = 3_000
/** Answers younger than this are not fetched ahead. */
const YOUNG_MS = 10 * 60_000

/** Everything that the server knows. What was asked for another person is dropped as soon as the session changes. */
export function ServerProvider({ children }: { children: ReactNode }) {
  const { session, expire } = useSession()
  const [client] = useState(() => createServerState(expire))
  const token = session?.token ?? ''
  useEffect(() => {
    // A page that was opened without a network hears only of its return.
    onlineManager.setOnline(navigator.onLine)
    focusManager.setEventListener(onTabReturn)
  }, [])
  useEffect(() => () => client.removeQueries({ queryKey: ['own', token] }), [client, token])
  return (
    <QueryClientProvider client={client}>
      <FetchAhead token={token} />
      {children}
    </QueryClientProvider>
  )
}

/** Loads the events and the user's record (Spec §4, §7), then, while nobody waits, what screens need without a network. */
function FetchAhead({ token }: { token: string }) {
  const client = useQueryClient()
  const isQuiet = useHasPainted(AHEAD_AFTER_MS)
  const { isFetched, error } = useOwn(record, { enabled: useHasPainted() })
  // Once a screen has asked, this keeps the query in use: a return to the tab reads it again on every screen.
  useQuery({ ...events, enabled: ({ state }) => isQuiet || state.status !== 'pending' })

  useEffect(() => {
    function fetchAhead<T>(own: Own<T>) {
      const query = { ...own(token), staleTime: YOUNG_MS }
      if (!client.getQueryState(query.queryKey)?.error) void client.prefetchQuery(query)
    }
    if (!isQuiet || !isFetched || error || isMetered()) return
    fetchAhead(registrations)
    fetchAhead(contingent)
  }, [client, token, isQuiet, isFetched, error])
  return null
}
