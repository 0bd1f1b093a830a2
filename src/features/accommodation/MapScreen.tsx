import { StayFrame } from '@/blocks/StayFrame'
import { campus, stayWays } from '@/content/accommodation'
import { ButtonLink } from '@/shared/ui/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import { Paper } from '@/shared/ui/Paper'
import { MapFrame } from './MapFrame'
import { SlipCards } from './SlipCards'
import styles from './MapScreen.module.css'

/** Spec §2, /accommodation-map: the embedded map, a plain link beside it, and the ways to the campus. */
export default function MapScreen() {
  return (
    <StayFrame page="Accommodation map" title="Map">
      <Paper frame="teal" as="section" aria-label="Map of the campus" className={styles.paper}>
        <MapFrame />
        <div className={styles.foot}>
          <p>
            <b>{campus.place}</b>
          </p>
          <ButtonLink href={campus.directions} variant="teal" size="small">
            Open in Map <Icon name="external-link" />
          </ButtonLink>
        </div>
      </Paper>
      <SlipCards slips={stayWays} />
    </StayFrame>
  )
}
