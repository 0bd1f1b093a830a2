import { useRef } from 'react'
import { CampusPlan } from './campus/CampusPlan'
import { AccommodationLayout } from '@/blocks/accommodation/AccommodationLayout'
import { campus, travelInfo } from '@/content/accommodation'
import { frames } from '@/content/frames'
import { useHasBeenInView } from './useHasBeenInView'
import { ButtonLink, NewTabLink } from '@/shared/ui/button/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import { Card } from '@/shared/ui/Card'
import { ExternalFrame } from '@/shared/ui/ExternalFrame'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { InfoCards } from './InfoCards'
import styles from './MapScreen.module.css'

export default function MapScreen() {
  return (
    <AccommodationLayout tabTitle="Accommodation map" title="Campus plan">
      <section aria-label="Campus plan" className={styles.plan}>
        <CampusPlan />
      </section>
      <Card rim={2} as="section" aria-label="Map of the campus" className={styles.card}>
        <MapFrame />
        <div className={`row ${styles.foot}`}>
          <p>
            <b>{campus.place}</b>
          </p>
          <NewTabLink href={frames.map} of="the map" />
          <ButtonLink href={campus.directions} variant="tertiary" size="small">
            Open in Map <Icon name="external-link" />
          </ButtonLink>
        </div>
      </Card>
      <div className={styles.info}>
        <InfoCards cards={travelInfo} />
      </div>
    </AccommodationLayout>
  )
}

const loading = <Skeleton isWholeScreen={false} />

function MapFrame() {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useHasBeenInView(box)
  return (
    <div ref={box} className={styles.frame} data-tone="dark">
      {isSeen ? (
        <ExternalFrame
          src={frames.map}
          title={`Map: ${campus.place}`}
          permissions={['allow-popups']}
          referrerPolicy="strict-origin-when-cross-origin"
          cover={loading}
        />
      ) : (
        loading
      )}
    </div>
  )
}
