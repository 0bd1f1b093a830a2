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
