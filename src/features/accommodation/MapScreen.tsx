import { CampusPlan } from '@/blocks/campus/CampusPlan'
import { PlaceList } from '@/blocks/campus/find/PlaceList'
import { PlanKey } from '@/blocks/campus/PlanKey'
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
    <AccommodationLayout
      tabTitle="Accommodation map"
      title="Map"
      hidesTitleOnDesktop
      aside={
        <>
          <h2 className="title" data-size="d3">
            The key
          </h2>
          <PlanKey />
        </>
      }
    >
      <section aria-label="Campus plan">
        <CampusPlan />
      </section>
      <PlaceList />
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
