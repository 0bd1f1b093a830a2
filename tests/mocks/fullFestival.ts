import { festEvent } from './data/events.ts'
import { classmates, people, sfIdOf } from './people.ts'
import type { Account, FestivalState } from './state'

/** The size of the scenario `full-festival`: a real festival on its busiest evening. */
const LOAD = { events: 1_000, members: 500, complaints: 300, players: 5_000, team: 34 }

/** The id of the event with the largest team. */
const GREAT_TEAM = 2_000

const SIZES: [[number, number], ...[number, number][]] = [
  [1, 1],
  [1, 4],
  [2, 5],
]

const many = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index))

export function fillFestival(state: FestivalState): void {
  const { contingentLeader: me } = people
  const crowd = many(LOAD.members - 1, (index) => personOf(1_000 + index))
  state.accounts.push(...crowd)
  const ids = [me.id, ...crowd.map(({ id }) => id)]
  addEvents(state)
  state.registrations.push({
    id: 900,
    eventId: GREAT_TEAM,
    event_city: 'KGP',
    leaderId: me.id,
    memberIds: ids.slice(0, LOAD.team),
    withoutMail: [],
  })
  state.contingents = state.contingents.map((contingent) =>
    contingent.leaderId === me.id ? { ...contingent, memberIds: ids } : contingent,
  )
  state.complaints = many(LOAD.complaints, (index) => ({
    id: 10_000 + index,
    accountId: me.id,
    type: 'Others',
    issue: `Complaint ${index}: the queue at the gate is too long. `.repeat(1 + (index % 9)),
    status: ['In Progress', 'Closed', 'Resolved'][index % 3] ?? '',
    created_at: new Date(Date.UTC(2025, 0, 10) + index * 60_000).toISOString(),
    remarks: index % 2 ? 'We are looking into it.' : null,
  }))
  state.players = many(LOAD.players, (index) => ({
    id: 1 + index,
    user_name: `Player ${index}`,
    points: { points: 100_000 - index * 7, points_m: 90_000 - index * 3 },
    pin: String(1_000 + index),
  }))
}

/** Every genre gets the same number of events, and the first one also gets the remainder. */
function addEvents({ events: groups }: FestivalState) {
  const missing = LOAD.events - groups.reduce((sum, { events }) => sum + events.length, 0)
  const ofOthers = Math.floor(missing / groups.length)
  for (const [index, { genre, events }] of groups.entries()) {
    const ofFirst = missing - ofOthers * (groups.length - 1)
    events.push(...eventsOf(genre, index === 0 ? ofFirst : ofOthers, GREAT_TEAM + index * 1_000))
  }
  const great = groups[0]?.events.find(({ id }) => id === GREAT_TEAM)
  if (great) Object.assign(great, { min_participation: 2, max_participation: LOAD.team + 1 })
}

function eventsOf(genre: string, count: number, from: number) {
  return many(count, (index) =>
    festEvent(genre, {
      id: from + index,
      name: `${genre} Event ${index}`,
      tagline: `Round ${index % 7}`,
      team: SIZES[index % SIZES.length] ?? SIZES[0],
      writeup: 'Come early, bring your friends, and stay until the end. '.repeat(6),
      rules: many(
        8,
        (rule) => `${rule + 1}. Rule ${rule} of event ${index}, as the jury reads it.`,
      ),
    }),
  )
}

function personOf(id: number): Account {
  const [model] = classmates
  if (!model) throw new Error('There is no classmate to go by')
  return {
    ...model,
    id,
    sfId: sfIdOf(id),
    name: `Member ${id} of the Contingent`,
    email: `member.${id}@festival.test`,
    payment_status: id % 2 ? 1 : 0,
  }
}
