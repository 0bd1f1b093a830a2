import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { ApiError } from '@/api/errors'
import { textOf } from '@/shared/lib/parse'
import { ReloadOffer } from '@/shared/ui/status/ReloadOffer'
import { notify } from '@/shared/ui/toast/notify'
import { storedSession, type useSession } from '@/state/session'
import { failureMessage, MISSING_SCRIPT, type MutationMessages } from './messages'
import { freshFor, type PersistenceMeta } from './persistence'
import { PROFILE, profileQuery } from './profile'

declare module '@tanstack/react-query' {
  // Libraries are extended with an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    defaultError: ApiError
    queryMeta: PersistenceMeta
    /** `token` belongs to the session that sends. Visitors have none. */
    mutationMeta: MutationMeta
  }
}

type MutationMeta = MutationMessages & { token?: string }

/** A screen that opens refetches older data. */
const STALE_AFTER_MS = 30_000
/** A focus of the tab refetches older data. */
const REFETCH_ON_FOCUS_AFTER_MS = 5 * 60_000
const RETRY_AFTER_MS = 1_000

/** `Loaded` shows the failure of a query, and a toast shows the failure of a mutation. */
export function createQueryClient({ expire }: Pick<ReturnType<typeof useSession>, 'expire'>) {
  const queryCache = new QueryCache({
    onError(error, query) {
      const token = query.meta?.token
      if (error.kind === 'session' && token) expire(token, { isBackground: true })
      if (error.kind === 'missing') offerReload()
      if (!query.queryKey.includes(PROFILE)) verifySession(error, token)
    },
  })

  const mutationCache = new MutationCache({
    onSuccess(data, _input, _onMutateResult, { meta }) {
      if (isOfCurrentSession(meta?.token) && meta?.success !== undefined)
        notify.done(textOf(data), meta.success)
    },
    onError(error, _input, _onMutateResult, { meta }) {
      // Any other error is a bug in our code. The caller that awaits the mutation reports it.
      if (!(error instanceof ApiError)) return
      showFailure(error, meta)
      verifySession(error, meta?.token)
    },
  })

  function showFailure(error: ApiError, { token, ...messages }: MutationMeta = {}) {
    if (error.kind === 'cancelled') return
    if (error.kind === 'session' && token) expire(token)
    else if (error.kind === 'missing') offerReload()
    else if (isOfCurrentSession(token)) notify.error(failureMessage(error, messages))
  }

  /** If a message mentions the session, a fetch of the profile tells whether the session has ended. */
  function verifySession({ speaksOfSession }: ApiError, token: string | undefined) {
    if (!speaksOfSession || !token || !isOfCurrentSession(token)) return
    void client.invalidateQueries({ queryKey: profileQuery(token).queryKey })
  }

  const client = new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: freshFor(STALE_AFTER_MS),
        gcTime: Infinity,
        // One retry, because the network may have lost a packet. None after a timeout, because the user has waited long.
        retry: (failures, { kind, hasTimedOut }) =>
          failures === 0 && kind === 'unanswered' && !hasTimedOut,
        retryDelay: RETRY_AFTER_MS,
        // By default a query pauses while the browser is offline. Here it fails at once, so that the screen says so.
        networkMode: 'always',
        refetchOnReconnect: true,
        // TanStack Query invalidates a failed query, so `isStaleByTime` is true for it at once. That is wanted: a phone that
        // slept may have missed the `online` event.
        refetchOnWindowFocus: (query) => query.isStaleByTime(REFETCH_ON_FOCUS_AFTER_MS),
        // Any other error is a bug in our code. The screen that uses the query shows its error page.
        throwOnError: (error) => !(error instanceof ApiError),
      },
      // The input may contain a password, so a finished mutation is removed soon. With 0, TanStack Query would restart a
      // timer of 0 ms all the time while the mutation is pending.
      mutations: { networkMode: 'always', gcTime: 1_000 },
    },
  })
  return client
}

/** False if somebody has signed in or out meanwhile. */
export function isOfCurrentSession(token = ''): boolean {
  // It reads the store, because a response may arrive before React renders the new session.
  return (storedSession.get()?.token ?? '') === token
}

function offerReload() {
  notify.error(createElement(ReloadOffer, null, MISSING_SCRIPT), {
    id: 'reload',
    duration: Infinity,
  })
}
