import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import type { useSession } from '../session'
import { beginWithKept, keepAnswer, type Meta } from './own'

declare module '@tanstack/react-query' {
  // Libraries are extended with an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    defaultError: ApiError
    queryMeta: Meta
  }
}

/** For so long, another screen shows an answer of this visit without asking again. */
const FRESH_MS = 30_000
/** On return to the tab, older answers are read again. */
const OLD_AFTER_MS = 5 * 60_000

/** What happens with the server's answers, said once. A failed read is shown by `Loaded`; for writes see `useAction`. */
export function createServerState(expire: ReturnType<typeof useSession>['expire']) {
  const failures = new WeakMap<object, ApiError>()
  const queryCache = new QueryCache({
    onError(error, query) {
      failures.set(query, error)
      if (error.kind === 'session' && query.meta) expire(query.meta.token, { isBackground: true })
    },
  })
  queryCache.subscribe((event) => {
    const { query }: { query: Query } = event
    if (event.type === 'added') beginWithKept(query)
    if (event.type !== 'updated') return
    const { action } = event
    // A write sets only the data. A cancelled read sets everything back, and another tab may have kept newer data.
    const isWrite = action.type === 'setState' && Object.keys(action.state).length === 1
    if (action.type === 'success' || isWrite) keepAnswer(query)
    // Without data, the library would forget the error as soon as the read is tried again.
    const { data, errorUpdatedAt } = query.state
    const error = data === undefined && errorUpdatedAt > 0 && failures.get(query)
    if (action.type === 'fetch' && error) query.setState({ error, status: 'error' })
  })
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: ({ state }) => (state.dataUpdateCount > 0 ? FRESH_MS : 0),
        gcTime: Infinity,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: 'always',
        // After a failure an answer counts as old, because a phone that slept may not hear that the network is back.
        refetchOnWindowFocus: (query) => (query.isStaleByTime(OLD_AFTER_MS) ? 'always' : false),
        // Our own bug: show the error page.
        throwOnError: (error) => !(error instanceof ApiError),
      },
      // The input may hold a password, so a finished write is soon forgotten (0 would look for it without a pause).
      mutations: { networkMode: 'always', gcTime: 1_000 },
    },
  })
}
