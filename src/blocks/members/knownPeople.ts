import type { GroupRegistration, Member, Registrations } from '@/api/registrations'
import { registrationsQuery } from '@/queries/registrations'
import { useUserQuery } from '@/queries/userQuery'
import { useCurrentSession } from '@/state/session'

export type KnownPerson = Member & { name: string }
export type KnownTeam = { id: number; name: string; people: KnownPerson[] }

/** The teams of the user, the newest first, without the user. Nothing is fetched for it. */
export function useKnownTeams(): KnownTeam[] {
  const { user } = useCurrentSession()
  const { data } = useUserQuery(registrationsQuery, { enabled: false })
  return knownTeams(data, user.sfId)
}

/** The server lists new registrations last. */
function knownTeams(own: Registrations | undefined, sfId: string): KnownTeam[] {
  const teams = [...(own?.group ?? [])].reverse()
  return teams
    .map((team) => ({ id: team.event.id, name: team.event.name, people: othersIn(team, sfId) }))
    .filter((team) => team.people.length > 0)
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
    const known = people.get(person.sfId)
    if (!known) people.set(person.sfId, person)
    else if (known.email === '') people.set(person.sfId, { ...known, email: person.email })
  }
  return [...people.values()]
}
