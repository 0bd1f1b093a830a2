import { StayFrame } from '@/blocks/StayFrame'
import { stayRules } from '@/content/accommodation'
import { SlipCards } from './SlipCards'

/** Spec §2, /accommodation-rules: numbered slips. */
export default function RulesScreen() {
  return (
    <StayFrame page="Accommodation rules" title="Rules">
      <SlipCards slips={stayRules} numbered />
    </StayFrame>
  )
}
