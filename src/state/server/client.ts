import { onlineManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { keepAnswers } from './keptAnswers'
import { tokenIn } from './ownKey'

type Meta = {
  /** The name under which the answer is kept for use without a network. */
  keptAs?: string
  /** Read again on each return to the tab, because others may have changed it. */
  isShared?: boolean
}

declare module '@tanstack/react-query' {
  // Libraries are extended with an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    defaultError: ApiError
    queryMeta: Meta
  }
}

/** For so long, another screen shows an answer without asking again. */
const FRESH_MS = 30_000
/** On return to the tab, older answers are read again. */
const OLD_AFTER_MS = 5 * 60_000

const openedAt = new WeakMap<QueryClient, number>()

/**
 * What happens with the server's answers, said once: how long they count, when they are read again, and that a session
 * has ended. What users read about a failed read stands where the data would stand (`Loaded`); writes: `useAction`.
 */
export function createServerState(expire: (token: string) => void): QueryClient {
  // A page that was opened without a network hears only of its return.
  onlineManager.setOnline(typeof navigator === 'undefined' || navigator.onLine)
  const queryCache = new QueryCache({
    onError(error, { queryKey }) {
      const token = tokenIn(queryKey)
      if (error.kind === 'session' && token) expire(token)
    },
  })
  const client = new QueryClient({
    queryCache,
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

/** Whether an answer is from before this visit. */
export function isFromEarlier(client: QueryClient, at: number): boolean {
  return at < (openedAt.get(client) ?? 0)
}

/** A phone that slept may not hear that the network is back: after a failure, a return counts, too. */
export function readsOnReturn({ state, meta }: Pick<Query, 'state' | 'meta'>) {
  const { status, dataUpdatedAt, errorUpdatedAt } = state
  const isOld = Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt) >= OLD_AFTER_MS
  return status === 'error' || isOld || meta?.isShared === true ? 'always' : false
}
