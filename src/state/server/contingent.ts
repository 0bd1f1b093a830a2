import {
  addContingentMembers,
  createContingent,
  getMembers,
  joinContingent,
  leaveContingent,
  readContingent,
  type Contingent,
} from '@/api/contingents'
import type { Member } from '@/api/events'
import { useSession } from '../session'
import { hasAll } from './hasAll'
import { ownResource } from './ownResource'
import { useOwnWrite } from './useOwnWrite'
import { useResource } from './useResource'

/** `null`: the user is in no contingent. */
export const contingent = ownResource({
  name: 'contingent',
  ask: getMembers,
  read: (found): Contingent | null => (found === null ? null : readContingent(found)),
  // Others pay, join and delete: no polling, but it is read on each return.
  meta: { isShared: true },
})

export function useContingent() {
  return useResource(contingent.query(useSession().session))
}

const INTO = {
  failed: 'Network issue',
  hasArrived: (now: Contingent | null) => now !== null,
  change: null,
}

export function useCreateContingent() {
  return useOwnWrite<Contingent | null, { contingent_name: string }>(contingent, {
    ...INTO,
    call: createContingent,
  })
}

export function useJoinContingent() {
  return useOwnWrite<Contingent | null, { contingent_id: string; contingent_code: string }>(
    contingent,
    { ...INTO, call: joinContingent },
  )
}

export function useAddContingentMembers() {
  return useOwnWrite<Contingent | null, { members: Member[] }>(contingent, {
    failed: 'Network issue',
    call: addContingentMembers,
    hasArrived: (now, { members }) => now !== null && hasAll(now.updatedMembersInfo, members),
  })
}

/** One call for both: when the leader leaves, the contingent is deleted (Spec §7). */
export function useLeaveContingent() {
  return useOwnWrite<Contingent | null, object>(contingent, {
    failed: 'network Issue',
    call: leaveContingent,
    hasArrived: (now) => now === null,
    change: null,
  })
}
