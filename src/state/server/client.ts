import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import type { useSession } from '../session'
import { keepAnswer, type Meta } from './own'

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
    onSuccess: (_, query) => void failures.delete(query),
  })
  queryCache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    const { meta, state } = query
    if (action.type === 'success') keepAnswer(meta, { at: state.dataUpdatedAt, data: state.data })
    // Without data, the library would forget the error as soon as the read is tried again.
    const error = action.type === 'fetch' && failures.get(query)
    if (error && state.data === undefined) query.setState({ error, status: 'error' })
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
