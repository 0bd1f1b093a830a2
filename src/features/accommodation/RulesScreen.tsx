import { AccommodationLayout } from '@/blocks/accommodation/AccommodationLayout'
import { stayRules } from '@/content/accommodation'
import { InfoCards } from './InfoCards'

export default function RulesScreen() {
  return (
    <AccommodationLayout tabTitle="Accommodation rules" title="Rules">
      <InfoCards cards={stayRules} numbered />
    </AccommodationLayout>
  )
}
