import type { Member } from '@/api/registrations'
import { useProfile } from '@/queries/profile'
import { useCurrentSession } from '@/state/session'

/** The user as a member of a team. A stored session may lack the email; it is empty until the profile has it. */
export function useUserAsMember(): Member {
  const { user } = useCurrentSession()
  const { data } = useProfile()
  return { sfId: user.sfId, email: user.email || (data?.user.email ?? '') }
}
