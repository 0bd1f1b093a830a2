import { StayFrame } from '@/blocks/StayFrame'
import { stayInfo } from '@/content/accommodation'
import { PackagePaper } from './PackagePaper'
import { SlipCards } from './SlipCards'

/** Spec §2, /accommodation: what the package costs and holds, and what to know about staying. */
export default function InfoScreen() {
  return (
    <StayFrame page="Accommodation" title="Accommodation" speaksForItself>
      <PackagePaper />
      <SlipCards slips={stayInfo} />
    </StayFrame>
  )
}
