import { StayFrame } from '@/blocks/stay/StayFrame'
import { stayRules } from '@/content/accommodation'
import { InfoCards } from './InfoCards'

export default function RulesScreen() {
  return (
    <StayFrame tabTitle="Accommodation rules" title="Rules">
      <InfoCards cards={stayRules} numbered />
    </StayFrame>
  )
}
