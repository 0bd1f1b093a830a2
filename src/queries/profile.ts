import { queryOptions } from '@tanstack/react-query'
import { getUser, readProfile } from '@/api/accounts'
import { updateUser } from '@/state/session'
import { initialDataOf, userCopy } from './persistence'
import { userKey, useUserQuery } from './userQuery'

/** Payment status and hall. Both change elsewhere, so each return to the tab fetches them. The user becomes the session's. */
export function profileQuery(token: string) {
  const copy = userCopy(token, 'profile')
  return queryOptions({
    queryKey: userKey(token, 'profile'),
    queryFn: async ({ signal }) => {
      const { user, ...profile } = await getUser({ token }, signal)
      updateUser(token, user)
      return profile
    },
    refetchOnWindowFocus: 'always',
    meta: { token, copy },
    ...initialDataOf(copy, readProfile),
  })
}

/** Subscribes only: `FetchAhead` in QueriesProvider.tsx fetches it for the whole site. */
export function useProfile() {
  return useUserQuery(profileQuery, { enabled: false })
}
