import type { GroupRegistration } from '@/api/events'
import type { Deregistration } from '@/state/server/registrations'
import { NoneYet } from './NoneYet'
import { TeamCard } from './team/TeamCard'
import type { Adding } from './team/useAddMembers'
import { focusTargets } from '../useFocusHeading'
import styles from './RegisteredEvents.module.css'

type Props = {
  group: GroupRegistration[]
  onAsk: (what: Deregistration) => void
  adding: Adding
}

export function GroupSection({ group, ...handlers }: Props) {
  return (
    <section aria-labelledby={focusTargets.group}>
      <h3 id={focusTargets.group} className={styles.heading} tabIndex={-1}>
        Group
      </h3>
      {group.length === 0 && <NoneYet what="group" />}
      <ul className={styles.teams}>
        {group.map((team) => (
          <li key={team.event.id}>
            <TeamCard team={team} {...handlers} />
          </li>
        ))}
      </ul>
    </section>
  )
}
