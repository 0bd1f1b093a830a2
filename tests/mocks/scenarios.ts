import { fillFestival } from './fullFestival.ts'
import { makeHostile } from './hostileFestival.ts'
import { people, type Person } from './people.ts'
import type { FestivalState } from './state'

type Scenario = {
  title: string
  /** The user who is signed in when the site opens. */
  signedIn: Person | null
  edit?: (state: FestivalState) => void
}

export const scenarios = {
  visitor: { title: 'Nobody is signed in', signedIn: null },
  student: { title: 'A student, unpaid, in two solo events', signedIn: people.student },
  'paid-student': { title: 'A student who has paid and has a hall', signedIn: people.paidStudent },
  'team-leader': { title: 'Leads one team with room and one full', signedIn: people.teamLeader },
  'team-member': { title: 'Plays in teams of others', signedIn: people.teamMember },
  'contingent-leader': {
    title: 'Leads a contingent that has not paid',
    signedIn: people.contingentLeader,
  },
  'paid-contingent': {
    title: 'Leads a contingent that has paid',
    signedIn: people.paidContingentLeader,
  },
  'contingent-member': { title: 'Member of a contingent', signedIn: people.contingentMember },
  'expired-session': { title: 'The session ran out', signedIn: people.expired },
  'long-names': { title: 'Very long and odd names', signedIn: people.longName },
  'full-festival': {
    title: 'A thousand events, and the leader of five hundred members',
    signedIn: people.contingentLeader,
    edit: fillFestival,
  },
  'hostile-data': {
    title: 'Script, markup and endless words in every text',
    signedIn: people.contingentLeader,
    edit: makeHostile,
  },
  'empty-festival': {
    title: 'No events yet',
    signedIn: null,
    edit(state) {
      state.events = []
      state.registrations = []
      state.players = []
    },
  },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export function isScenario(name: string | null): name is ScenarioName {
  return name !== null && Object.hasOwn(scenarios, name)
}

export function scenarioOf(name: ScenarioName): Scenario {
  return scenarios[name]
}
