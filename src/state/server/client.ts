import { onlineManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { keepAnswers } from './keptAnswers'

declare module '@tanstack/react-query' {
  // Libraries are extended with an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    defaultError: ApiError
    /** `token`: of the person that a query is about. `keptAs`: its name in what is kept for use without a network. */
    queryMeta: { token?: string; keptAs?: string }
  }
}

/** For so long, another screen shows an answer without asking again. */
const FRESH_MS = 30_000
/** On return to the tab, older answers are read again. */
const OLD_AFTER_MS = 5 * 60_000

/** When the visit began (ms since 1970): older answers are those that were kept. */
export const openedAt = new WeakMap<QueryClient, number>()

/**
 * What happens with the server's answers, said once: how long they count, when they are read again, and that a session
 * has ended. What users read about a failed read stands where the data would stand (`Loaded`); writes: `useAction`.
 */
export function createServerState(expire: (token: string) => void): QueryClient {
  // A page that was opened without a network hears only of its return.
  onlineManager.setOnline(typeof navigator === 'undefined' || navigator.onLine)
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError({ kind }, { meta }) {
        if (kind === 'session' && meta?.token) expire(meta.token)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: 'always',
        refetchOnWindowFocus: readsOnReturn,
        // Our own bug: show the error page.
        throwOnError: (error) => !(error instanceof ApiError),
      },
      // The input may hold a password, so a finished write is soon forgotten. (With 0, one that is still running would be
      // looked at without a pause.)
      mutations: { networkMode: 'always', gcTime: 1_000 },
    },
  })
  openedAt.set(client, Date.now())
  keepAnswers(client)
  return client
}

/** A phone that slept may not hear that the network is back: after a failure, a return counts, too. */
export function readsOnReturn({ state }: Pick<Query, 'state'>) {
  const { status, dataUpdatedAt, errorUpdatedAt } = state
  const isOld = Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt) >= OLD_AFTER_MS
  return status === 'error' || isOld ? 'always' : false
}
