import { queryOptions } from '@tanstack/react-query'
import { getUser, readProfile } from '@/api/accounts'
import { updateUser } from '@/state/session'
import { initialDataOf, userCopy } from './persistence'
import { userKey, useUserQuery } from './userQuery'

/** The signed-in user with payment status and hall. Both change elsewhere, so each return to the tab fetches it. */
export function profileQuery(token: string) {
  const copy = userCopy(token, 'profile')
  return queryOptions({
    queryKey: userKey(token, 'profile'),
    queryFn: async ({ signal }) => {
      const profile = await getUser({ token }, signal)
      updateUser(token, profile.user)
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
