import { CampusPlan } from '@/blocks/campus/CampusPlan'
import { AccommodationLayout } from '@/blocks/accommodation/AccommodationLayout'
import { campus, travelInfo } from '@/content/accommodation'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import { Card } from '@/shared/ui/Card'
import { MapFrame } from './MapFrame'
import { InfoCards } from './InfoCards'
import styles from './MapScreen.module.css'

export default function MapScreen() {
  return (
    <AccommodationLayout tabTitle="Accommodation map" title="Campus plan">
      <section aria-label="Campus plan" className={styles.plan}>
        <CampusPlan />
      </section>
      <Card frame="teal" as="section" aria-label="Map of the campus" className={styles.card}>
        <MapFrame />
        <div className={`row ${styles.foot}`}>
          <p>
            <b>{campus.place}</b>
          </p>
          <ButtonLink href={campus.directions} variant="teal" size="small">
            Open in Map <Icon name="external-link" />
          </ButtonLink>
        </div>
      </Card>
      <InfoCards cards={travelInfo} />
    </AccommodationLayout>
  )
}
