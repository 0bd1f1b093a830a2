import { queryOptions } from '@tanstack/react-query'
import { getUser, readProfile } from '@/api/accounts'
import { userKey, useUserQuery } from './userQuery'

/** The signed-in user with payment status and hall. Both change elsewhere, so each return to the tab fetches it. */
export function profileQuery(token: string) {
  return queryOptions({
    queryKey: userKey(token, 'profile'),
    queryFn: ({ signal }) => getUser({ token }, signal),
    refetchOnWindowFocus: 'always',
    meta: { token, persistAs: 'profile', parse: readProfile },
  })
}

/** Subscribes only: `FetchAhead` in QueriesProvider.tsx fetches it for the whole site. */
export function useProfile() {
  return useUserQuery(profileQuery, { enabled: false })
}
