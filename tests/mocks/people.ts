import type { Account } from './state'

export type Role =
  | 'student'
  | 'paid student'
  | 'team leader'
  | 'team member'
  | 'contingent leader'
  | 'paid contingent leader'
  | 'contingent member'
  | 'expired session'
  | 'long name'
  | 'classmate'

/** A fictional account that exists from the start. */
export type Person = Account & { role: Role }

/** The password of every sample person. */
export const PASSWORD = 'Unmask@65'

function person(
  role: Role,
  id: number,
  name: string,
  mailbox: string,
  gender: 'M' | 'F',
  details: Partial<Person> = {},
): Person {
  return {
    ...{ role, id, name, gender },
    email: `${mailbox}@festival.test`,
    sfId: sfIdOf(id),
    password: PASSWORD,
    mobile: `90000${String(id).padStart(5, '0')}`,
    dob: '2004-03-08',
    college: 'Sample Institute of Arts',
    city: 'Paschim Medinipur',
    state: 'West Bengal',
    yop: 2026,
    payment_status: 0,
    hallAlloted: null,
    expired: false,
    ...details,
  }
}

/** The SF ID is the account's id, padded to five digits. */
export function sfIdOf(id: number): string {
  return `SF${String(id).padStart(5, '0')}`
}

const paid = (hallAlloted: string) => ({ payment_status: 1, hallAlloted }) as const

export const people = {
  student: person('student', 7, 'Sample Student', 'student', 'F'),
  paidStudent: person(
    'paid student',
    8,
    'Paid Student',
    'paid.student',
    'M',
    paid('Sample Hall, Room 65'),
  ),
  teamLeader: person('team leader', 9, 'Team Leader', 'team.leader', 'M'),
  teamMember: person('team member', 10, 'Team Member', 'team.member', 'F'),
  contingentLeader: person('contingent leader', 11, 'Contingent Leader', 'contingent.leader', 'F'),
  paidContingentLeader: person(
    'paid contingent leader',
    12,
    'Paid Contingent Leader',
    'paid.contingent',
    'M',
    paid('Sample Hall, Room 12'),
  ),
  contingentMember: person('contingent member', 13, 'Contingent Member', 'contingent.member', 'M'),
  expired: person('expired session', 14, 'Expired Session', 'expired', 'F', { expired: true }),
  longName: person(
    'long name',
    12345,
    `Sample "Quoted" O'Long <b>Not Bold</b> & 🎭 ${'Longestnameinthefestival'.repeat(7)}`,
    `a.very.long.mail.address.${'with.many.parts.'.repeat(2)}indeed`,
    'M',
    {
      college: `Sample Institute of ${'Extraordinarily '.repeat(8)}Long Names <College Name>`,
      hallAlloted: '',
    },
  ),
}

/** The first two play in the team leader's teams, the third is in a contingent, and the rest are free. */
export const classmates = 'One Two Three Four Five Six Seven Eight'
  .split(' ')
  .map((word, index) =>
    person(
      'classmate',
      21 + index,
      `Classmate ${word}`,
      `classmate.${word.toLowerCase()}`,
      index % 2 === 0 ? 'F' : 'M',
      { payment_status: word === 'Three' ? 1 : 0 },
    ),
  )
