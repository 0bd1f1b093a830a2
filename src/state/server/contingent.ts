import * as api from '@/api/contingents'
import { hasAll, type Member } from '@/api/registrations'
import { ownQuery } from './own'
import type { Action } from './action'

/** `null`: the user is in no contingent. Others pay, join and delete: no polling, but it is read on each return. */
export const contingent = ownQuery('contingent', api.getMembers, {
  read: (found) => (found === null ? null : api.readContingent(found)),
  refetchOnWindowFocus: 'always',
})

type Write<Input> = Action<Input, string, api.Contingent | null>

const entering = {
  changes: contingent,
  failed: 'Network issue',
  hasArrived: (now: api.Contingent | null) => now !== null,
  change: null,
}

export const creation: Write<{ contingent_name: string }> = {
  ...entering,
  name: 'create a contingent',
  call: (body, token) => api.createContingent({ token, ...body }),
  done: 'Contingent created',
}

export const joining: Write<{ contingent_id: string; contingent_code: string }> = {
  ...entering,
  name: 'join a contingent',
  call: (body, token) => api.joinContingent({ token, ...body }),
  done: 'Joined',
}

export const contingentMembers: Write<{ members: Member[] }> = {
  name: 'add contingent members',
  changes: contingent,
  failed: 'Network issue',
  call: (body, token) => api.addContingentMembers({ token, ...body }),
  done: 'Members added',
  hasArrived: (now, { members }) => now !== null && hasAll(now.updatedMembersInfo, members),
}

/** One call for both: when the leader leaves, the contingent is deleted (Spec §7). */
export const leaving: Write<object> = {
  name: 'leave a contingent',
  changes: contingent,
  failed: 'network Issue',
  call: (_, token) => api.leaveContingent({ token }),
  hasArrived: (now) => now === null,
  change: null,
}
