import { queryOptions } from '@tanstack/react-query'
import { getUser, readProfile } from '@/api/profile'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { updateUser } from '@/state/session'
import { freshFor, initialDataOf, userCopy } from './persistence'
import { userKey, useUserQuery } from './userQuery'

export const PROFILE = 'profile'

/**
 * Organisers change payment status and hall, so each focus of the tab refetches them. A change of screens does not.
 * The session takes over the user of each response.
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

/** An earlier fetch would delay the first paint. */
export function useProfile({ enabled = true } = {}) {
  const hasPainted = useHasPainted()
  return useUserQuery(profileQuery, { enabled: enabled && hasPainted })
}
