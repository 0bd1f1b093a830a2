import type { Contingent, ContingentMember } from '@/api/contingents'
import { edition } from '@/content/edition'
import { normalizeText } from '@/shared/lib/normalizeText'

/** From here on, nobody is found by looking, and what lies below the list is far away. */
export const isLong = ({ updatedMembersInfo }: Contingent) => updatedMembersInfo.length > 8

export type Counts = { all: number; paid: number; unpaid: number }
export type Share = keyof Counts

/** Of whom a part of the list is asked for: by name or SF-ID, and by what they have paid. */
export type MemberFilter = { query: string; share: Share }

export function countsOf(members: ContingentMember[]): Counts {
  const paid = members.filter(({ paymentStatus }) => paymentStatus).length
  return { all: members.length, paid, unpaid: members.length - paid }
}

export function countWords({ all, paid }: Counts): string {
  return `${all} ${all === 1 ? 'member' : 'members'}, ${paid} paid`
}

/** The leader first, the others as the server has them. */
export function inOrder({ leaderId, updatedMembersInfo: members }: Contingent): ContingentMember[] {
  const leads = ({ id }: ContingentMember) => id !== '' && id === leaderId
  return [...members.filter(leads), ...members.filter((member) => !leads(member))]
}

export function matches(member: ContingentMember, { query, share }: MemberFilter): boolean {
  const wanted = normalizeText(query)
  const isWanted = wanted === '' || normalizeText(`${member.name} ${member.sfId}`).includes(wanted)
  return isWanted && (share === 'all' || member.paymentStatus === (share === 'paid'))
}

/** Said where the filter leaves nobody. */
export function nobodyWords({ query, share }: MemberFilter): string {
  const isSearch = normalizeText(query) !== ''
  if (share === 'all') return 'Nobody here is called that.'
  if (share === 'paid')
    return isSearch ? 'Nobody called that has paid.' : 'Nobody here has paid yet.'
  return isSearch ? 'Nobody called that is unpaid.' : 'Everybody here has paid.'
}

export function memberName({ name, sfId }: Pick<ContingentMember, 'name' | 'sfId'>): string {
  return name || sfId || 'Somebody without a name'
}

/** What is shared with those who are to join. */
export function invitation({ contingent_name, id, code }: Contingent) {
  const name = contingent_name || 'our contingent'
  return {
    title: `${name} | ${edition.festival}`,
    text: `Join ${name} for ${edition.festival}. Contingent ID: ${id}, contingent code: ${code}`,
  }
}
