import { queryOptions } from '@tanstack/react-query'
import { getUser, readProfile } from '@/api/profile'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { updateUser } from '@/state/session'
import { freshFor, initialDataOf, userCopy } from './persistence'
import { userKey, useUserQuery } from './userQuery'

export const PROFILE = 'profile'

/**
 * Payment status and hall. Both change elsewhere, so each return to the tab fetches them; a walk through the screens does
 * not. The user becomes the session's.
 */
export function profileQuery(token: string) {
  const copy = userCopy(token, PROFILE)
  return queryOptions({
    queryKey: userKey(token, PROFILE),
    queryFn: async ({ signal }) => {
      const { user, ...profile } = await getUser({ token }, signal)
      updateUser(token, user)
      return profile
    },
    staleTime: freshFor(Infinity),
    refetchOnWindowFocus: 'always',
    meta: { token, offlineCopy: copy },
    ...initialDataOf(copy, readProfile),
  })
}

/** Fetched after the first paint, so that it does not delay it. */
export function useProfile({ enabled = true } = {}) {
  const hasPainted = useHasPainted()
  return useUserQuery(profileQuery, { enabled: enabled && hasPainted })
}
