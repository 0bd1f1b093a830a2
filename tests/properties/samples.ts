/** Small responses of the festival's servers, of which `bent` makes variants. */

export const user = {
  id: 7,
  sfId: 'SF00007',
  name: 'Sample Student',
  email: 'student@festival.test',
  mobile: '9000000007',
  gender: 'F',
  city: 'Kharagpur',
  college: 'Sample Institute',
  payment_status: 1,
  password: 'secret',
  security_answer: 'secret',
}

export const session = { token: 'a-token', user }

const event = {
  id: 5,
  genre: 'Dance',
  name: 'Wildfire',
  tagline: 'Group dance',
  writeup: 'One\\nTwo',
  rules: ['1. First', '', 'Write <College Name>'],
  event_status: true,
  min_participation: 2,
  max_participation: 35,
}

export const genres = [
  {
    genre: 'Dance',
    events: [event, { ...event, id: 6, name: 'Nrityakala', max_participation: 1 }],
  },
  { genre: 'Film Fest', events: [{ ...event, id: '7', event_status: 1 }] },
  { ...event, genre: 'Quiz', id: 8 },
]

const member = { user: { id: 9, sfId: 'SF00009', name: 'One', email: null } }

export const registrations = {
  soloEventData: [{ event: { id: 4, name: 'Solo' } }],
  groupEventData: [
    {
      event: { id: 5, name: 'Wildfire', max_participation: 35 },
      leader_id: 7,
      GroupMembers: [member, { user: { ...user, id: '7' } }],
    },
  ],
}

export const contingent = {
  id: 301,
  contingent_name: 'Sample Institute',
  code: 'CODE301',
  leaderId: 7,
  contingent_payment_status: '0',
  updatedMembersInfo: [
    { id: 7, name: 'Sample Student', sfId: 'SF00007', paymentStatus: true },
    { id: 9, name: 'One', sf_id: 'SF00009', paymentStatus: 0 },
  ],
}

export const complaints = [
  {
    id: 501,
    issue: 'No water near gate 3.',
    type: 'Event: Wildfire - Registration Issue',
    status: 'In Progress',
    created_at: '2025-01-12T18:45:00.000Z',
    remarks: null,
  },
  { id: '502', issue: '', type: 'Others', status: 'RESOLVED', created_at: '', remarks: 'Done.' },
]

export const players = [
  { id: 1, user_name: 'Acrobat', points: 980, points_m: 3, pin: '4000', players_rank: 1 },
  { id: 2, sfID: 'SF00007', points: '870', points_m: 3, pin: '4001', players_rank: 1 },
]
