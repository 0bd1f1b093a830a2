import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { keepAnswer } from './own'

declare module '@tanstack/react-query' {
  // Libraries are extended with an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    defaultError: ApiError
    /** `token`: of the person that a query is about. `keptAs`: its name in what is kept for use without a network. */
    queryMeta: { token: string; keptAs?: string }
  }
}

/** On return to the tab, older answers are read again. */
const OLD_AFTER_MS = 5 * 60_000

/** What happens with the server's answers, said once. A failed read is shown by `Loaded`; for writes see `useAction`. */
export function createServerState(expire: (token: string) => void): QueryClient {
  const failures = new WeakMap<object, ApiError>()
  const queryCache = new QueryCache({
    onError(error, query) {
      failures.set(query, error)
      if (error.kind === 'session' && query.meta) expire(query.meta.token)
    },
    onSuccess: (_, query) => void failures.delete(query),
  })
  queryCache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { meta, state } = event.query
    const data: unknown = state.data
    if (event.action.type === 'success')
      keepAnswer(meta?.keptAs, meta?.token, { at: state.dataUpdatedAt, data })
    // Without data, the library would forget the error as soon as the read is tried again.
    const error = failures.get(event.query)
    if (event.action.type === 'fetch' && error && data === undefined)
      event.query.setState({ error, status: 'error' })
  })
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        // For so long, another screen shows an answer without asking again.
        staleTime: 30_000,
        gcTime: Infinity,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: 'always',
        refetchOnWindowFocus: readsOnReturn,
        // Our own bug: show the error page.
        throwOnError: (error) => !(error instanceof ApiError),
      },
      // The input may hold a password, so a finished write is soon forgotten. (With 0, one in progress would be looked at
      // without a pause.)
      mutations: { networkMode: 'always', gcTime: 1_000 },
    },
  })
}

/** A phone that slept may not hear that the network is back: after a failure, a return counts, too. */
export function readsOnReturn(query: Pick<Query, 'state' | 'isStaleByTime'>) {
  const isOld = query.state.status === 'error' || query.isStaleByTime(OLD_AFTER_MS)
  return isOld ? 'always' : false
}
