import { useRef } from 'react'
import type { Registrations } from '@/api/events'
import { Loaded } from '@/blocks/Loaded'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { useRegistrations, type Deregistration } from '@/state/server/registrations'
import { GroupSection } from './GroupSection'
import { SoloSection } from './SoloSection'
import type { Adding } from './team/useAddMembers'
import { useFocusRescue } from '../useFocusHeading'
import styles from './RegisteredEvents.module.css'

type Props = {
  canLeaveSolo: boolean
  onAsk: (what: Deregistration) => void
  adding: Adding
}

export function RegisteredEvents(props: Props) {
  const container = useRef<HTMLDivElement>(null)
  const registrations = useRegistrations()
  useFocusRescue(container, registrations.data)
  return (
    <div ref={container}>
      <Loaded
        resource={registrations}
        failed="Your events did not load"
        old="This list may be out of date."
        skeleton={<Skeleton lines={4} />}
      >
        {(data) => <Sections registrations={data} {...props} />}
      </Loaded>
    </div>
  )
}

type SectionsProps = Props & { registrations: Registrations }

function Sections({ registrations, canLeaveSolo, ...handlers }: SectionsProps) {
  const { solo, group } = registrations
  if (solo.length + group.length === 0) {
    return (
      <EmptyState
        title="None yet"
        action={
          <ButtonLink to={paths.events} variant="accent">
            Find an event
          </ButtonLink>
        }
      >
        You are not registered for any event. Choose one on the events page, alone or in a team.
      </EmptyState>
    )
  }
  return (
    <div className={styles.sections}>
      <SoloSection solo={solo} canLeave={canLeaveSolo} onAsk={handlers.onAsk} />
      <GroupSection group={group} {...handlers} />
    </div>
  )
}
