import type { User, UserRecord } from '@/api/accounts'

export type ProfileRow = {
  label: string
  /** Unknown until the fresh record is there. */
  text: string | undefined
  isWide?: boolean
}

const genders = new Map([
  ['M', 'Male'],
  ['F', 'Female'],
])

/**
 * Spec §2: the nine fields, under its own headings. What the sign-in told stands in until the fresh record is there,
 * and where that has a gap.
 */
export function profileRows(stored: User, record: UserRecord | undefined): ProfileRow[] {
  const text = (field: keyof User) => record?.user[field] || stored[field] || 'Not given'
  const gender = text('gender')
  return [
    { label: 'NAME', text: text('name'), isWide: true },
    { label: 'EMAIL', text: text('email'), isWide: true },
    { label: 'SF-ID', text: text('sfId') },
    { label: 'MOBILE', text: text('mobile') },
    { label: 'CITY', text: text('city') },
    { label: 'COLLEGE', text: text('college') },
    { label: 'GENDER', text: genders.get(gender) ?? gender },
    { label: 'PAYMENT STATUS', text: record && (record.isPaid ? 'Paid' : 'Not Paid') },
    { label: 'HALL ALLOTTED', text: record && (record.hallAlloted || 'NA'), isWide: true },
  ]
}
