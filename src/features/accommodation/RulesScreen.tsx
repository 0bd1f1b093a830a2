import { StayFrame } from '@/blocks/StayFrame'
import { stayRules } from '@/content/accommodation'
import { InfoCards } from './InfoCards'

/** Spec §2, /accommodation-rules: numbered slips. */
export default function RulesScreen() {
  return (
    <StayFrame page="Accommodation rules" title="Rules">
      <InfoCards slips={stayRules} numbered />
    </StayFrame>
  )
}
