import type { GroupRegistration, Member } from '@/api/registrations'
import { useRegistrations } from '@/queries/registrationsQuery'
import { useCurrentSession } from '@/state/session'

export type KnownPerson = Member & { name: string }
export type KnownTeam = { id: number; name: string; people: KnownPerson[] }

/** The user's teams, newest first, without the user and the people in `known`. */
export function useKnownTeams(known: Member[]): KnownTeam[] {
  const { user } = useCurrentSession()
  const { data } = useRegistrations()
  const leftOut = new Set(['', user.sfId, ...known.map(({ sfId }) => sfId)])
  // The server lists new registrations last.
  const teams = data?.group.toReversed() ?? []
  return teams.map((team) => knownTeam(team, leftOut)).filter(({ people }) => people.length > 0)
}

function knownTeam({ event, GroupMembers }: GroupRegistration, leftOut: Set<string>): KnownTeam {
  const people = GroupMembers.filter(({ sfId }) => !leftOut.has(sfId)).map(
    ({ sfId, email, name }) => ({ sfId, email, name: name || sfId }),
  )
  return { id: event.id, name: event.name, people }
}

/** Each person once. The server hides some emails in one team and shows them in another. */
export function peopleIn(teams: KnownTeam[]): KnownPerson[] {
  const people = new Map<string, KnownPerson>()
  for (const person of teams.flatMap((team) => team.people)) {
    const listed = people.get(person.sfId)
    if (!listed) people.set(person.sfId, person)
    else if (listed.email === '') people.set(person.sfId, { ...listed, email: person.email })
  }
  return [...people.values()]
}
