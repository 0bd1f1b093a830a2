import type { TeamMember } from '@/api/events'
import { memberName } from '@/blocks/members/memberRow'
import type { Deregistration } from '@/state/server/registrations'

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
