import { campus, stayWays } from '@/content/accommodation'
import { frames } from '@/content/frames'
import { ButtonLink } from '@/shared/ui/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import { OutsideFrame } from '@/shared/ui/OutsideFrame'
import { Paper } from '@/shared/ui/Paper'
import { SlipCards } from './SlipCards'
import { StayFrame } from './StayFrame'
import styles from './MapScreen.module.css'

const failure = {
  title: 'The map did not come',
  message: 'The ways to the campus are written below, and “Open in Map” leads to a map of its own.',
}

/** Spec §2, /accommodation-map: the embedded map, a plain link beside it, and the ways to the campus. */
export default function MapScreen() {
  return (
    <StayFrame page="Accommodation map" title="Map">
      <Paper frame="teal" as="section" aria-label="Map of the campus" className={styles.paper}>
        <OutsideFrame src={frames.map} title={`Map: ${campus.place}`} failure={failure} />
        <div className={styles.foot}>
          <p>
            <b>{campus.place}</b>
          </p>
          <ButtonLink
            to={campus.directions}
            variant="teal"
            size="small"
            target="_blank"
            rel="noopener noreferrer"
          >
            Open in Map <Icon name="external-link" />
          </ButtonLink>
        </div>
      </Paper>
      <SlipCards slips={stayWays} />
    </StayFrame>
  )
}
