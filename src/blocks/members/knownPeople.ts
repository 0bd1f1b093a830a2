import type { GroupRegistration, Member } from '@/api/registrations'
import { useRegistrations } from '@/queries/registrations'
import { useCurrentSession } from '@/state/session'

export type KnownPerson = Member & { name: string }
export type KnownTeam = { id: number; name: string; people: KnownPerson[] }

/** The teams that the user is in, newest first, without the user. */
export function useKnownTeams(): KnownTeam[] {
  const { user } = useCurrentSession()
  const { data } = useRegistrations()
  // The server lists new registrations last.
  const teams = data?.group.toReversed() ?? []
  return teams.map((team) => knownTeam(team, user.sfId)).filter(({ people }) => people.length > 0)
}

function knownTeam(team: GroupRegistration, sfId: string): KnownTeam {
  return { id: team.event.id, name: team.event.name, people: othersIn(team, sfId) }
}

function othersIn(team: GroupRegistration, sfId: string): KnownPerson[] {
  return team.GroupMembers.filter((member) => member.sfId !== '' && member.sfId !== sfId).map(
    (member) => ({ sfId: member.sfId, email: member.email, name: member.name || member.sfId }),
  )
}

/** Everybody once. The server hides some emails in one team and shows them in another. */
export function peopleIn(teams: KnownTeam[]): KnownPerson[] {
  const people = new Map<string, KnownPerson>()
  for (const person of teams.flatMap((team) => team.people)) {
    const listed = people.get(person.sfId)
    if (!listed) people.set(person.sfId, person)
    else if (listed.email === '') people.set(person.sfId, { ...listed, email: person.email })
  }
  return [...people.values()]
}
