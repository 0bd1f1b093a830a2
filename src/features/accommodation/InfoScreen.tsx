import { StayFrame } from '@/blocks/stay/StayFrame'
import { stayInfo } from '@/content/accommodation'
import { PackageCard } from './PackageCard'
import { InfoCards } from './InfoCards'

/** Spec §2, /accommodation: what the package costs and holds, and what to know about staying. */
export default function InfoScreen() {
  return (
    <StayFrame page="Accommodation" title="Accommodation" speaksForItself>
      <PackageCard />
      <InfoCards cards={stayInfo} />
    </StayFrame>
  )
}
