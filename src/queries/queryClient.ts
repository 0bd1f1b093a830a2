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
    /** `token`: of the session that sends; absent for visitors. */
    mutationMeta: MutationMeta
  }
}

type MutationMeta = MutationMessages & { token?: string }

/** When a screen opens, data that are older are fetched again. */
const STALE_AFTER_MS = 30_000
/** When the user returns to the tab, data that are older are fetched again. */
const REFETCH_ON_FOCUS_AFTER_MS = 5 * 60_000
const RETRY_AFTER_MS = 1_000

/** Default options for every query and mutation. A failed query is shown by `Loaded`, a failed mutation by a toast. */
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
      // Our own bug: whoever awaits the mutation reports it.
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

  /** Where a refusal speaks of the session, the profile says whether it has ended. */
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
        // The network may have lost one packet. After a timeout, a second attempt would keep the user waiting.
        retry: (failures, { kind, hasTimedOut }) =>
          failures === 0 && kind === 'unanswered' && !hasTimedOut,
        retryDelay: RETRY_AFTER_MS,
        // Not paused while offline: a request fails at once, and the screen says so. `onlineManager` only starts refetches.
        networkMode: 'always',
        refetchOnReconnect: true,
        // TanStack Query marks a failed query as invalidated, so `isStaleByTime` is true at once. A phone that slept may have
        // missed the `online` event, and this return is its next chance.
        refetchOnWindowFocus: (query) => query.isStaleByTime(REFETCH_ON_FOCUS_AFTER_MS),
        // Our own bug: show the error page of the screen that uses it.
        throwOnError: (error) => !(error instanceof ApiError),
      },
      // Their input may hold a password, so a finished mutation is removed soon. With 0, TanStack Query would start a timer
      // of 0 ms again and again while the mutation is pending.
      mutations: { networkMode: 'always', gcTime: 1_000 },
    },
  })
  return client
}

/** False if somebody has signed in or out since: a late response is no longer of interest. */
export function isOfCurrentSession(token = ''): boolean {
  // The store, because a response may come before React has rendered the new session.
  return (storedSession.get()?.token ?? '') === token
}

function offerReload() {
  notify.error(createElement(ReloadOffer, null, MISSING_SCRIPT), {
    id: 'reload',
    duration: Infinity,
  })
}
