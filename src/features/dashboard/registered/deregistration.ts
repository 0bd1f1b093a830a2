import {
  deregisterMembers,
  deregisterTeam,
  type GroupRegistration,
  type Member,
  type Registrations,
  type SoloRegistration,
  type TeamMember,
} from '@/api/events'
import { memberName } from '@/blocks/members/memberRow'

export type Deregistration =
  | { kind: 'solo'; event: SoloRegistration['event'] }
  | { kind: 'team'; team: GroupRegistration }
  | { kind: 'members'; team: GroupRegistration; members: TeamMember[] }

export function eventIdOf(what: Deregistration): number {
  return what.kind === 'solo' ? what.event.id : what.team.event.id
}

export function isSame(one: Deregistration, other: Deregistration): boolean {
  const people = (what: Deregistration) =>
    what.kind === 'members' ? what.members.map(({ sfId }) => sfId).join() : ''
  return (
    one.kind === other.kind && eventIdOf(one) === eventIdOf(other) && people(one) === people(other)
  )
}

/** Leaving a solo event sends the user's own SF-ID and email (Spec §7). */
export function deregister({
  token,
  self,
  what,
}: {
  token: string
  self: Member
  what: Deregistration
}): Promise<string> {
  const eventId = eventIdOf(what)
  if (what.kind === 'team') return deregisterTeam({ token, eventId })
  const people = what.kind === 'solo' ? [self] : what.members
  const memberToDeregister = people.map(({ email, sfId }) => ({ email, sfId }))
  return deregisterMembers({ token, eventId, memberToDeregister })
}

export function without({ solo, group }: Registrations, what: Deregistration): Registrations {
  if (what.kind === 'solo') {
    return { solo: solo.filter(({ event }) => event.id !== what.event.id), group }
  }
  const isIt = ({ event }: GroupRegistration) => event.id === what.team.event.id
  if (what.kind === 'team') return { solo, group: group.filter((team) => !isIt(team)) }
  const isGone = (member: TeamMember) => what.members.some(({ sfId }) => sfId === member.sfId)
  const rest = (team: GroupRegistration) => team.GroupMembers.filter((each) => !isGone(each))
  return {
    solo,
    group: group.map((team) => (isIt(team) ? { ...team, GroupMembers: rest(team) } : team)),
  }
}

export function isGone({ solo, group }: Registrations, what: Deregistration): boolean {
  if (what.kind === 'solo') return !solo.some(({ event }) => event.id === what.event.id)
  const team = group.find(({ event }) => event.id === what.team.event.id)
  if (what.kind === 'team' || !team) return !team
  return !team.GroupMembers.some(({ sfId }) => what.members.some((each) => each.sfId === sfId))
}

type Words = { title: string; loss: string; confirm: string; done: string }

export function confirmTexts(what: Deregistration): Words {
  if (what.kind === 'solo') {
    const event = eventName(what.event)
    return {
      title: 'Deregister?',
      loss: `You will lose your place in ${event}.`,
      confirm: 'Deregister',
      done: `Deregistered from ${event}`,
    }
  }
  const event = eventName(what.team.event)
  return what.kind === 'team'
    ? teamWords(event, what.team.GroupMembers)
    : memberWords(event, what.members)
}

function teamWords(event: string, members: TeamMember[]): Words {
  const others =
    members.length > 1
      ? ` All ${members.length} members lose their place: ${namesOf(members)}.`
      : ''
  return {
    title: 'Deregister team?',
    loss: `Your team will be taken out of ${event}.${others}`,
    confirm: 'Deregister team',
    done: `Your team is deregistered from ${event}`,
  }
}

function memberWords(event: string, members: TeamMember[]): Words {
  const [first] = members
  const one = first && members.length === 1 ? memberName(first) : undefined
  const many = `${members.length} members`
  return {
    title: one ? 'Remove member?' : `Remove ${many}?`,
    loss: `${namesOf(members)} will lose ${one ? 'the' : 'their'} place in your team for ${event}.`,
    confirm: one ? 'Remove member' : `Remove ${many}`,
    done: `${one ?? many} removed from your team for ${event}`,
  }
}

const MAX_NAMES = 6

function namesOf(members: TeamMember[]): string {
  const names = members.map(memberName)
  const others = names.length - MAX_NAMES + 1
  const shown = others > 1 ? [...names.slice(0, MAX_NAMES - 1), `${others} others`] : names
  return new Intl.ListFormat('en-GB').format(shown)
}

export function eventName({ id, name }: { id: number; name: string }): string {
  return name || `Event ${id}`
}
