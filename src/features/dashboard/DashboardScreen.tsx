import { useLocation, useNavigate } from 'react-router-dom'
import { BarcodeModal } from '@/blocks/barcode/BarcodeModal'
import { isForSignedOut } from '@/blocks/useReturnState'
import { StaleQueryNotice } from '@/blocks/Loaded'
import { useRegistrations } from '@/queries/registrationsQuery'
import { useOpen } from '@/shared/hooks/useOpen'
import { paths } from '@/festival/paths'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { useCurrentSession } from '@/state/session'
import { pathBelow } from '@/state/trail'
import { drawings } from '@/theme/drawings'
import { RegisteredEventsDrawing } from '@/theme/RegisteredEventsDrawing'
import { ReportIssueModal } from './complaints/ReportIssueModal'
import { InstallOffer } from './InstallOffer'
import { Pass } from './Pass'
import { ProfileModal } from './ProfileModal'
import { RegisteredEventsModal } from './registered/RegisteredEventsModal'
import { ScheduleLink } from './ScheduleLink'
import { Tile } from './Tile'
import styles from './Dashboard.module.css'

const openings = {
  events: ['open=events'],
  profile: ['open=profile'],
  issue: ['open=issue'],
  barcode: ['open=barcode'],
} as const

/** The /dashboard page (Spec §2). The key resets it when another user signs in, for example in another tab. */
export default function DashboardScreen() {
  return <Dashboard key={useCurrentSession().user.sfId} />
}

function Dashboard() {
  const { name, isOpen, open, close } = useOpen(openings)
  const registered = useRegistrations()

  return (
    <div className={styles.screen}>
      <BackButton />
      <div className={styles.board}>
        <div className={styles.own}>
          <Pass onProfile={() => open('profile')} onBarcode={() => open('barcode')} />
          {/* The browser may offer the installation while a modal is open. The key mounts the offer again when a modal
          opens or closes. */}
          <InstallOffer key={name} />
        </div>
        <div className={styles.things}>
          {/* Without registrations, the modal that needs them shows the failure. */}
          {registered.data && (
            <StaleQueryNotice query={registered} title="Your events may be out of date." />
          )}
          <div className={styles.tiles}>
            <Tile label="Registered Events" fill="tertiary" onClick={() => open('events')}>
              <RegisteredEventsDrawing />
            </Tile>
            <Tile label="Profile" fill="primary" onClick={() => open('profile')}>
              <img {...drawings.profile} alt="" />
            </Tile>
            <Tile label="Report Issue" fill="raised" onClick={() => open('issue')}>
              <img {...drawings.report} alt="" />
            </Tile>
          </div>
          <ScheduleLink />
        </div>
      </div>
      <RegisteredEventsModal open={isOpen('events')} onClose={() => close('events')} />
      <ProfileModal open={isOpen('profile')} onClose={() => close('profile')} />
      <ReportIssueModal open={isOpen('issue')} onClose={() => close('issue')} />
      <BarcodeModal open={isOpen('barcode')} onClose={() => close('barcode')} />
    </div>
  )
}

function BackButton() {
  const navigate = useNavigate()
  const { key } = useLocation()

  /** A step back must not leave the site or lead to a screen that redirects to the dashboard. */
  function handleClick() {
    const below = pathBelow(key)
    void (below && !isForSignedOut(below) ? navigate(-1) : navigate(paths.home))
  }

  return (
    <Button variant="secondary" size="small" className={styles.back} onClick={handleClick}>
      <Icon name="back" />
      Back
    </Button>
  )
}
