import { StayFrame } from '@/blocks/stay/StayFrame'
import { stayInfo } from '@/content/accommodation'
import { PackageCard } from './PackageCard'
import { InfoCards } from './InfoCards'

export default function InfoScreen() {
  return (
    <StayFrame tabTitle="Accommodation" title="Accommodation" hidesTitleOnDesktop>
      <PackageCard />
      <InfoCards cards={stayInfo} />
    </StayFrame>
  )
}
