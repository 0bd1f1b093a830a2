import { queryOptions } from '@tanstack/react-query'
import * as api from '@/api/registrations'
import { initialDataOf, userCopy } from './persistence'
import { userKey, useUserQuery } from './userQuery'

export function registrationsQuery(token: string) {
  const copy = userCopy(token, 'registrations')
  return queryOptions({
    queryKey: userKey(token, 'registrations'),
    queryFn: () => api.getRegisteredEvents({ token }),
    meta: { token, offlineCopy: copy },
    ...initialDataOf(copy, api.readRegistrations),
  })
}

export function useRegistrations() {
  return useUserQuery(registrationsQuery)
}
