import type { User, UserRecord } from '@/api/accounts'

export type ProfileRow = {
  label: string
  /** `undefined` until the fresh record has loaded. */
  text: string | undefined
  isWide?: boolean
}

const genders = new Map([
  ['M', 'Male'],
  ['F', 'Female'],
])

/** The nine profile fields (Spec §2). Sign-in values are used until the fresh record loads, and where it has gaps. */
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
