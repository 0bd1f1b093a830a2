import { eventName, type Deregistration } from '@/queries/registrationRules'
import { memberName } from '@/blocks/members/memberRow'
import { Untranslated } from '@/shared/ui/Untranslated'

const MAX_NAMES = 6

export function confirmTexts({ kind, event, people }: Deregistration) {
  const name = eventName(event)
  const names = people.map(memberName)
  const [one = ''] = names.length === 1 ? names : []
  const many = `${people.length} members`
  if (kind === 'solo')
    return {
      title: 'Deregister?',
      loss: `You will lose your place in ${name}.`,
      confirm: 'Deregister',
      done: `Deregistered from ${name}`,
    }
  if (kind === 'team')
    return {
      title: 'Deregister team?',
      loss: (
        <>
          Your team will be taken out of {name}.
          {people.length > 1 && (
            <>
              {' '}
              All {many} lose their place: {listed(names)}.
            </>
          )}
        </>
      ),
      confirm: 'Deregister team',
      done: `Your team is deregistered from ${name}`,
    }
  return {
    title: one ? 'Remove member?' : `Remove ${many}?`,
    loss: (
      <>
        {listed(names)} will lose {one ? 'the' : 'their'} place in your team for {name}.
      </>
    ),
    confirm: one ? 'Remove member' : `Remove ${many}`,
    done: (
      <>
        {one ? <Untranslated>{one}</Untranslated> : many} removed from your team for {name}
      </>
    ),
  }
}

/** Two deregistrations of the same kind, event and people have the same key. */
export function deregistrationKey({ kind, event, people }: Deregistration): string {
  return [kind, event.id, ...people.map(({ sfId }) => sfId)].join()
}

function listed(names: string[]) {
  const others = names.length - MAX_NAMES + 1
  const shown = others > 1 ? [...names.slice(0, MAX_NAMES - 1), `${others} others`] : names
  return new Intl.ListFormat('en-GB')
    .formatToParts(shown)
    .map(({ value }, index) =>
      names.includes(value) ? <Untranslated key={index}>{value}</Untranslated> : value,
    )
}
