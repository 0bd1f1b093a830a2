import type { Contingent, ContingentMember } from '@/api/contingent'
import { edition } from '@/content/edition'
import { normalizeText } from '@/shared/lib/normalizeText'

/** A long list gets a search, and its buttons are above the list. */
export const isLong = ({ updatedMembersInfo }: Contingent) => updatedMembersInfo.length > 8

export type Counts = { all: number; paid: number; unpaid: number }
export type PaymentFilter = keyof Counts

export type MemberFilter = { query: string; share: PaymentFilter }

export function countsOf(members: ContingentMember[]): Counts {
  const count = (status: boolean) =>
    members.filter(({ paymentStatus }) => paymentStatus === status).length
  return { all: members.length, paid: count(true), unpaid: count(false) }
}

/** Empty while the payment status is unknown. */
export function statusText({ paymentStatus }: ContingentMember): string {
  if (paymentStatus === undefined) return ''
  return paymentStatus ? 'Paid' : 'Unpaid'
}

export function countText({ all, paid }: Counts): string {
  return `${all} ${all === 1 ? 'member' : 'members'}, ${paid} paid`
}

export function inOrder({ leaderId, updatedMembersInfo: members }: Contingent): ContingentMember[] {
  const leads = ({ id }: ContingentMember) => id !== '' && id === leaderId
  return [...members.filter(leads), ...members.filter((member) => !leads(member))]
}

export function matches(member: ContingentMember, { query, share }: MemberFilter): boolean {
  const wanted = normalizeText(query)
  const isWanted = wanted === '' || normalizeText(`${member.name} ${member.sfId}`).includes(wanted)
  return isWanted && (share === 'all' || member.paymentStatus === (share === 'paid'))
}

export function noMatchText({ query, share }: MemberFilter): string {
  const isSearch = normalizeText(query) !== ''
  if (share === 'all') return 'No member has that name.'
  if (share === 'paid')
    return isSearch ? 'No member with that name has paid.' : 'No member has paid yet.'
  return isSearch ? 'No unpaid member has that name.' : 'Every member has paid.'
}

export function invitation({ contingent_name, id, code }: Contingent) {
  const name = contingent_name || 'our contingent'
  return {
    title: `${name} | ${edition.festival}`,
    text: `Join ${name} for ${edition.festival}. Contingent ID: ${id}${code && `, contingent code: ${code}`}`,
  }
}
