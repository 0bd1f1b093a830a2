import type { HttpHandler } from 'msw'
import { array, object, string } from 'yup'
import { ok, refuse, signedInPost, type MockResponse } from '../endpoint'
import type { Hosts } from '../hosts'
import { accountsOf, type Pair } from '../pairs'
import { nextId, type Account, type Contingent, type FestivalState } from '../state'

const REFUSED = 2
const MOST_ROWS = 20

const text = string().defined()
const name = object({ contingent_name: text })
const code = object({ contingent_id: text, contingent_code: text })
const rows = array(object({ sfId: text, email: text }))
const list = object({ members: rows.required().min(1).max(MOST_ROWS) })
/** These endpoints respond to a missing token with a code. "Recieved" is the server's spelling. */
const missing = refuse(1, 'Token Not Recieved')
const session = { expired: 2, missing }
const none = object({})

export function contingentHandlers({ master }: Hosts): HttpHandler[] {
  return [
    signedInPost(master, '/api/contingent/getMembers', { expired: -1, missing }, none, getMembers),
    signedInPost(master, '/api/contingent', session, name, create),
    signedInPost(master, '/api/contingent/join', session, code, join),
    signedInPost(master, '/api/contingent/add', session, list, add),
    signedInPost(master, '/api/contingent/leave', session, none, leave),
  ]
}

function getMembers(me: Account, _: object, state: FestivalState): MockResponse {
  const mine = contingentOf(me, state)
  if (!mine) return refuse(REFUSED, 'You are not in a contingent')
  const { memberIds, ...contingent } = mine
  return ok('Members fetched successfully', {
    data: {
      ...contingent,
      updatedMembersInfo: memberIds.flatMap((memberId) => {
        const account = state.accounts.find(({ id }) => id === memberId)
        if (!account) return []
        const { id, name, sfId, payment_status } = account
        return [{ id, name, sfId, paymentStatus: payment_status === 1 }]
      }),
    },
  })
}

function create(
  me: Account,
  sent: { contingent_name: string },
  state: FestivalState,
): MockResponse {
  if (contingentOf(me, state)) return refuse(REFUSED, 'You are already in a contingent')
  const name = sent.contingent_name.trim()
  if (!name) return refuse(REFUSED, 'A contingent needs a name')
  const id = Math.max(300, nextId(state.contingents))
  state.contingents.push({
    id,
    contingent_name: name,
    code: `CODE${id}`,
    leaderId: me.id,
    memberIds: [me.id],
    contingent_payment_status: false,
  })
  return ok('Contingent created successfully')
}

function join(
  me: Account,
  sent: { contingent_id: string; contingent_code: string },
  state: FestivalState,
): MockResponse {
  if (contingentOf(me, state)) return refuse(REFUSED, 'You are already in a contingent')
  const wanted = state.contingents.find(({ id }) => String(id) === sent.contingent_id.trim())
  if (!wanted) return refuse(REFUSED, 'There is no contingent with this id')
  if (wanted.code !== sent.contingent_code.trim()) {
    return refuse(REFUSED, 'The contingent code is wrong')
  }
  wanted.memberIds.push(me.id)
  return ok('Joined the contingent successfully')
}

/** The whole list is accepted, or rejected with one message. */
function add(me: Account, sent: { members: Pair[] }, state: FestivalState): MockResponse {
  const mine = contingentOf(me, state)
  if (mine?.leaderId !== me.id) return refuse(REFUSED, 'Only the leader can add members')
  if (mine.contingent_payment_status) {
    return refuse(4, 'The contingent is paid: nobody can be added any more')
  }
  const { accounts, unknown } = accountsOf(sent.members, state)
  if (unknown) return refuse(3, `Enter valid SF Ids: ${unknown.sfId} and ${unknown.email}`)
  const taken = accounts.find((account) => contingentOf(account, state))
  if (taken) return refuse(4, `${taken.sfId} is already in a contingent`)
  mine.memberIds = [...new Set([...mine.memberIds, ...accounts.map(({ id }) => id)])]
  return ok('Members added successfully')
}

/** One request serves both roles: when the leader leaves, the contingent is deleted (Spec §7). */
function leave(me: Account, _: object, state: FestivalState): MockResponse {
  const mine = contingentOf(me, state)
  if (!mine) return refuse(REFUSED, 'You are not in a contingent')
  if (mine.leaderId === me.id) {
    state.contingents = state.contingents.filter(({ id }) => id !== mine.id)
    return ok('Contingent deleted successfully')
  }
  mine.memberIds = mine.memberIds.filter((id) => id !== me.id)
  return ok('You left the contingent')
}

function contingentOf({ id }: Account, { contingents }: FestivalState): Contingent | undefined {
  return contingents.find(({ memberIds }) => memberIds.includes(id))
}
