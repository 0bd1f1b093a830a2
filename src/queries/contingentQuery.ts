import { queryOptions } from '@tanstack/react-query'
import * as api from '@/api/contingent'
import { keepPaymentOfContingent } from '@/state/handedOffPayments'
import { storedSession } from '@/state/session'
import { initialDataOf, userCopy } from './persistence'
import { userKey } from './userQuery'

/** `null`: the user is in no contingent. Each focus of the tab refetches, because other members also change a contingent. */
export function contingentQuery(token: string) {
  const copy = userCopy(token, 'contingent')
  return queryOptions({
    queryKey: userKey(token, 'contingent'),
    queryFn: async () => {
      const contingent = await api.getMembers({ token })
      const session = storedSession.get()
      if (session?.token === token) keepPaymentOfContingent(session.user.sfId, contingent?.id ?? '')
      return contingent
    },
    refetchOnWindowFocus: 'always',
    meta: { token, offlineCopy: copy },
    ...initialDataOf(copy, (stored) => (stored === null ? null : api.readContingent(stored))),
  })
}
