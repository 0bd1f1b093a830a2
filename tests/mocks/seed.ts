import { edition } from '@/content/edition'
import { games } from '@/content/games'
import { editionEvents } from './data/editionEvents'
import { jwtOf } from './jwt'
import { classmates, people } from './people'
import type { Complaint, Contingent, FestivalState, Player, Registration } from './state'

/** Raise it when the shape of the state or the sample data changes. Browsers then drop their stored state. */
export const STATE_VERSION = 6

const [classmateOne, classmateTwo, classmateThree] = [21, 22, 23]

/** The state at the start of every test and after every reset. */
export function seed(): FestivalState {
  const everyone = [...Object.values(people), ...classmates]
  const events = editionEvents()
  const ids = new Set(events.flatMap((group) => group.events.map(({ id }) => id)))
  return {
    version: STATE_VERSION,
    scenario: 'visitor',
    accounts: structuredClone(everyone),
    events,
    registrations: registrations().filter(({ eventId }) => ids.has(eventId)),
    complaints: complaints(),
    contingents: contingents(),
    players: players(),
    sessions: everyone.map((account) => ({ token: jwtOf(account), accountId: account.id })),
    outbox: [],
    otps: [],
    usedCaptchas: [],
    faults: {},
    counter: 0,
  }
}

function registrations(): Registration[] {
  const { student, teamLeader, teamMember, contingentLeader, longName } = people
  const rows: [eventId: number, memberIds: number[], withoutMail?: number[]][] = [
    // Nrityakala, and the visible one of the two events called "Poetry Slam".
    [2, [student.id]],
    [20, [student.id]],
    // India Calling takes two to five. One place is free, and all members except the last can be removed.
    [23, [teamLeader.id, teamMember.id, classmateOne, classmateTwo], [classmateTwo]],
    // Dumb C takes exactly three. The team is full, and nobody can leave.
    [19, [teamLeader.id, teamMember.id, classmateOne]],
    [22, [teamLeader.id]],
    // A team of one is allowed in a quiz.
    [32, [contingentLeader.id]],
    // "Shuffle - Team " has a space at its end.
    [61, [longName.id, classmateOne, classmateTwo, classmateThree], [classmateTwo]],
    [3, [longName.id]],
  ]
  return rows.map(([eventId, memberIds, withoutMail = []], index) => ({
    id: index + 1,
    eventId,
    event_city: 'KGP',
    leaderId: memberIds[0] ?? 0,
    memberIds,
    withoutMail,
  }))
}

const DAY_MS = 86_400_000

/** One complaint of each state, one with the state in another spelling, and one with an unknown state. */
function complaints(): Complaint[] {
  const rows: [
    status: string,
    type: string,
    issue: string,
    daysBefore: number,
    remarks: string | null,
  ][] = [
    ['In Progress', 'Registration Issue', 'My team does not show after registering.', 12, null],
    ['in progress', 'Event: Nrityakala - Registration Issue', 'Wrong college on row 2.', 13, ''],
    ['Under Review', 'Others', 'No water near gate 3 <b>today</b>.', 14, 'Asked the campus desk.'],
    ['Closed', 'Others', 'Not needed any more.', 15, null],
    [
      'Resolved',
      "De-registration or Other Issue's",
      'Please take me out of the quiz.',
      16,
      'Done.\nYou can register again at any time.',
    ],
  ]
  return rows.map(([status, type, issue, daysBefore, remarks], index) => ({
    id: 501 + index,
    accountId: people.student.id,
    type,
    issue,
    status,
    created_at: new Date(
      Date.parse(`${edition.firstDay}T18:45Z`) - daysBefore * DAY_MS,
    ).toISOString(),
    remarks,
  }))
}

function contingents(): Contingent[] {
  const { contingentLeader, contingentMember, paidContingentLeader, paidStudent } = people
  return [
    {
      id: 301,
      contingent_name: 'Sample Institute Contingent',
      code: 'CODE301',
      leaderId: contingentLeader.id,
      memberIds: [contingentLeader.id, contingentMember.id, classmateThree],
      contingent_payment_status: false,
    },
    {
      id: 302,
      contingent_name: 'Paid Sample Contingent',
      code: 'CODE302',
      leaderId: paidContingentLeader.id,
      memberIds: [paidContingentLeader.id, paidStudent.id],
      contingent_payment_status: true,
    },
  ]
}

/** Twelve players. Two share rank 1, so nobody is second. The last one has the student's name. */
function players(): Player[] {
  const points = [980, 980, 870, 760, 650, 540, 540, 430, 320, 210, 100, 65]
  const names = ['Acrobat', 'Moth & Flame', 'Velvet', 'Curtain', 'Lantern', 'Harlequin']
  const rest = ['Puppet', 'Understudy', 'Encore', 'Prompter', 'Backstage']
  const columns = Object.values(games).map(({ scores }) => scores.points)
  return [...names, ...rest, people.student.name].map((user_name, index) => ({
    id: index + 1,
    user_name,
    points: Object.fromEntries(
      columns.map((column, game) => [column, (points[index] ?? 0) * (1 + 2 * game)]),
    ),
    pin: String(4000 + index),
  }))
}
