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

/** An obviously fictional account that exists from the start. */
export type Person = Account & { role: Role }

/** Every sample person signs in with this. */
export const PASSWORD = 'Unmask@65'

function person(
  role: Role,
  id: number,
  details: Pick<Person, 'name' | 'email' | 'gender'> & Partial<Person>,
): Person {
  return {
    role,
    id,
    sfId: sfIdOf(id),
    password: PASSWORD,
    mobile: `90000${String(id).padStart(5, '0')}`,
    dob: '2004-03-08',
    college: 'Sample Institute of Masks',
    city: 'Paschim Medinipur',
    state: 'West Bengal',
    yop: 2026,
    payment_status: 0,
    hallAlloted: null,
    expired: false,
    ...details,
  }
}

/** The festival id is the account's id, padded to five digits. */
export function sfIdOf(id: number): string {
  return `SF${String(id).padStart(5, '0')}`
}

export const people = {
  student: person('student', 7, {
    name: 'Sample Student',
    email: 'student@festival.test',
    gender: 'F',
  }),
  paidStudent: person('paid student', 8, {
    name: 'Paid Student',
    email: 'paid.student@festival.test',
    gender: 'M',
    payment_status: 1,
    hallAlloted: 'Sample Hall, Room 65',
  }),
  teamLeader: person('team leader', 9, {
    name: 'Team Leader',
    email: 'team.leader@festival.test',
    gender: 'M',
  }),
  teamMember: person('team member', 10, {
    name: 'Team Member',
    email: 'team.member@festival.test',
    gender: 'F',
  }),
  contingentLeader: person('contingent leader', 11, {
    name: 'Contingent Leader',
    email: 'contingent.leader@festival.test',
    gender: 'F',
  }),
  paidContingentLeader: person('paid contingent leader', 12, {
    name: 'Paid Contingent Leader',
    email: 'paid.contingent@festival.test',
    gender: 'M',
    payment_status: 1,
    hallAlloted: 'Sample Hall, Room 12',
  }),
  contingentMember: person('contingent member', 13, {
    name: 'Contingent Member',
    email: 'contingent.member@festival.test',
    gender: 'M',
  }),
  expired: person('expired session', 14, {
    name: 'Expired Session',
    email: 'expired@festival.test',
    gender: 'F',
    expired: true,
  }),
  longName: person('long name', 12345, {
    name: `Sample "Quoted" O'Long <b>Not Bold</b> & 🎭 ${'Longestnameinthefestival'.repeat(7)}`,
    email: `a.very.long.mail.address.${'with.many.parts.'.repeat(2)}indeed@festival.test`,
    gender: 'M',
    college: `Sample Institute of ${'Extraordinarily '.repeat(8)}Long Names <College Name>`,
    hallAlloted: '',
  }),
}

/** Eight more students. The first two play in the team leader's teams, the third is in a contingent, the rest are free. */
export const classmates: Person[] = [
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
].map((word, index) =>
  person('classmate', 21 + index, {
    name: `Classmate ${word}`,
    email: `classmate.${word.toLowerCase()}@festival.test`,
    gender: index % 2 === 0 ? 'F' : 'M',
    payment_status: word === 'Three' ? 1 : 0,
  }),
)
