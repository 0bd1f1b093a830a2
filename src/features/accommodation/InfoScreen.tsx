import { AccommodationLayout } from '@/blocks/accommodation/AccommodationLayout'
import { stayInfo } from '@/content/accommodation'
import { PackageCard } from './PackageCard'
import { InfoCards } from './InfoCards'

export default function InfoScreen() {
  return (
    <AccommodationLayout tabTitle="Accommodation" title="Accommodation" hidesTitleOnDesktop>
      <PackageCard />
      <InfoCards cards={stayInfo} />
    </AccommodationLayout>
  )
}
