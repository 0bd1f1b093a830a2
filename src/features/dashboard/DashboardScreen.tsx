import { BarcodeModal } from '@/blocks/BarcodeModal'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { BackButton } from './BackButton'
import { HangingMasks } from './HangingMasks'
import { Pass } from './Pass'
import { RegisteredEventsModal } from './RegisteredEventsModal'
import { RegistrationsSummary } from './RegistrationsSummary'
import { Tile } from './Tile'
import { useRegistrations } from './useRegistrations'
import styles from './Dashboard.module.css'

/** Spec §2, /dashboard: one's own pass, and the tiles that open the rest, one modal at a time. */
export default function DashboardScreen() {
  const { value, open, close } = useModalParam('open')
  const state = useRegistrations()
  const openEvents = () => open('events')

  return (
    <div className={styles.screen}>
      <BackButton />
      <div className={styles.board}>
        <Pass />
        <div className={styles.things}>
          <div className={styles.tiles}>
            <Tile label="Registered Events" ground="teal" onClick={openEvents}>
              <HangingMasks />
            </Tile>
          </div>
          <RegistrationsSummary state={state} onOpen={openEvents} />
        </div>
      </div>
      <BarcodeModal open={value === 'barcode'} onClose={close} />
      <RegisteredEventsModal open={value === 'events'} state={state} onClose={close} />
    </div>
  )
}
