import { AccommodationLayout } from '@/blocks/accommodation/AccommodationLayout'
import { stayInfo, stayRules } from '@/content/accommodation'
import { stayFaqs } from '@/content/faqs'
import { Accordion } from '@/shared/ui/Accordion'
import { Card } from '@/shared/ui/Card'
import { InfoCards } from './InfoCards'
import { PackageCard } from './PackageCard'

/** What to read about a stay, on three pages: Info, Rules and FaQs (Spec §2). */
export default function StayScreen({ page }: { page: 'info' | 'rules' | 'faq' }) {
  if (page === 'info')
    return (
      <AccommodationLayout tabTitle="Accommodation" title="Accommodation" hidesTitleOnDesktop>
        <PackageCard />
        <InfoCards cards={stayInfo} />
      </AccommodationLayout>
    )
  if (page === 'rules')
    return (
      <AccommodationLayout tabTitle="Accommodation rules" title="Rules">
        <InfoCards cards={stayRules} numbered />
      </AccommodationLayout>
    )
  return (
    <AccommodationLayout tabTitle="Accommodation FaQs" title="FaQs">
      <Card frame="turmeric">
        <Accordion items={stayFaqs} />
      </Card>
    </AccommodationLayout>
  )
}
