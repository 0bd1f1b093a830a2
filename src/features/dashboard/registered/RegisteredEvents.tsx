import { useRef } from 'react'
import type { Registrations } from '@/api/events'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { StaleNotice } from '@/shared/ui/status/StaleNotice'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { asOfWords } from '@/state/offline/asOfWords'
import type { Deregistration } from './deregistration'
import { GroupSection } from './GroupSection'
import { SoloSection } from './SoloSection'
import type { Adding } from './team/useAddMembers'
import { useFocusRescue } from '../useFocusHeading'
import type { RegistrationsState } from '../useRegistrations'
import styles from './RegisteredEvents.module.css'

type Props = {
  state: RegistrationsState
  canLeaveSolo: boolean
  onAsk: (what: Deregistration) => void
  adding: Adding
}

export function RegisteredEvents({ state, ...rest }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const { registrations, problem } = state
  useFocusRescue(container, registrations)
  return (
    <div ref={container}>
      {registrations && (
        <StaleNotice
          title="This list may be out of date."
          problem={problem}
          asOf={asOfWords(state.asOf)}
          isLoading={state.isLoading}
          onRetry={state.reload}
        />
      )}
      {registrations ? (
        <Sections registrations={registrations} {...rest} />
      ) : (
        <NotThere state={state} />
      )}
    </div>
  )
}

function NotThere({ state: { problem, isLoading, reload } }: { state: RegistrationsState }) {
  if (problem === null) return <Skeleton lines={4} />
  return (
    <ErrorState
      title="Your events did not load"
      message={problem}
      busy={isLoading && 'Loading...'}
      onRetry={reload}
    />
  )
}

type SectionsProps = Omit<Props, 'state'> & { registrations: Registrations }

function Sections({ registrations, canLeaveSolo, ...handlers }: SectionsProps) {
  const { solo, group } = registrations
  if (solo.length + group.length === 0) {
    return (
      <EmptyState
        title="None yet"
        action={
          <ButtonLink to={paths.events} variant="hot">
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
