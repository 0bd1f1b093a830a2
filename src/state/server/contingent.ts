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
import type { Own } from './own'
import { hasAll } from './registrations'
import type { Action } from './action'

/** `null`: the user is in no contingent. Others pay, join and delete: no polling, but it is read on each return. */
export const contingent: Own<Contingent | null> = {
  name: 'contingent',
  request: getMembers,
  read: (found) => (found === null ? null : readContingent(found)),
  options: { refetchOnWindowFocus: 'always' },
}

type Write<Input> = Action<Input, string, Contingent | null>

const entering = {
  changes: contingent,
  failed: 'Network issue',
  hasArrived: (now: Contingent | null) => now !== null,
  change: null,
}

export const creation: Write<{ contingent_name: string }> = {
  ...entering,
  name: 'create a contingent',
  call: (body, token) => createContingent({ token, ...body }),
  done: 'Contingent created',
}

export const joining: Write<{ contingent_id: string; contingent_code: string }> = {
  ...entering,
  name: 'join a contingent',
  call: (body, token) => joinContingent({ token, ...body }),
  done: 'Joined',
}

export const contingentMembers: Write<{ members: Member[] }> = {
  name: 'add contingent members',
  changes: contingent,
  failed: 'Network issue',
  call: (body, token) => addContingentMembers({ token, ...body }),
  done: 'Members added',
  hasArrived: (now, { members }) => now !== null && hasAll(now.updatedMembersInfo, members),
}

/** One call for both: when the leader leaves, the contingent is deleted (Spec §7). */
export const leaving: Write<object> = {
  name: 'leave a contingent',
  changes: contingent,
  failed: 'network Issue',
  call: (_, token) => leaveContingent({ token }),
  hasArrived: (now) => now === null,
  change: null,
}
