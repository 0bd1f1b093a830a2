import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { textOf } from '@/shared/lib/parse'
import { notify } from '@/shared/ui/toast/notify'
import { storedSession, type useSession } from '@/state/session'
import { dismissUnconfirmed, notifyFailure, type MutationMessages } from './messages'
import type { PersistenceMeta } from './persistence'

declare module '@tanstack/react-query' {
  // Libraries are extended with an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    defaultError: ApiError
    queryMeta: PersistenceMeta
    /** `token`: of the session that sends; absent for visitors. */
    mutationMeta: MutationMessages & { token?: string }
  }
}

/** When a screen opens, data that are older are fetched again. */
const STALE_AFTER_MS = 30_000
/** When the user returns to the tab, data that are older are fetched again. */
const REFETCH_ON_FOCUS_AFTER_MS = 5 * 60_000

type Options = {
  /** When this page was opened (ms since 1970). Data from before were persisted by an earlier visit. */
  visitStartedAt: number
  expire: ReturnType<typeof useSession>['expire']
}

/** Default options for every query and mutation. A failed query is shown by `Loaded`, a failed mutation by a toast. */
export function createQueryClient({ visitStartedAt, expire }: Options) {
  const queryCache = new QueryCache({
    onError(error, query) {
      const token = query.meta?.token
      if (error.kind === 'session' && token) expire(token, { isBackground: true })
    },
  })

  const mutationCache = new MutationCache({
    onMutate: (_input, mutation) => dismissUnconfirmed(mutation.options.mutationKey),
    onSuccess(data, _input, _onMutateResult, { meta }) {
      if (isOfCurrentSession(meta?.token) && meta?.success !== undefined)
        notify.done(textOf(data), meta.success)
    },
    onError(error, _input, _onMutateResult, { meta, options }) {
      // Our own bug: whoever awaits the mutation reports it.
      if (!(error instanceof ApiError)) return
      if (error.kind === 'session' && meta?.token) expire(meta.token)
      else if (isOfCurrentSession(meta?.token)) notifyFailure(error, options.mutationKey, meta)
    },
  })

  const isFromEarlierVisit = ({ state }: Query) => state.dataUpdatedAt < visitStartedAt
  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: (query) =>
          isFromEarlierVisit(query) ? 0 : (query.meta?.freshThisVisitMs ?? STALE_AFTER_MS),
        gcTime: Infinity,
        retry: false,
        // Not paused while offline: a request fails at once, and the screen says so. `onlineManager` only starts refetches.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        // TanStack Query marks a failed query as invalidated, so `isStaleByTime` is true at once. A phone that slept may have
        // missed the `online` event, and this return is its next chance.
        refetchOnWindowFocus: (query) => query.isStaleByTime(REFETCH_ON_FOCUS_AFTER_MS),
        // Our own bug: show the error page.
        throwOnError: (error) => !(error instanceof ApiError),
      },
      // Their input may hold a password, so a finished mutation is removed soon. With 0, TanStack Query would start a timer
      // of 0 ms again and again while the mutation is pending.
      mutations: { networkMode: 'always', gcTime: 1_000 },
    },
  })
}

/** False if somebody has signed in or out since: a late response is no longer of interest. */
export function isOfCurrentSession(token = ''): boolean {
  return (storedSession.get()?.token ?? '') === token
}
