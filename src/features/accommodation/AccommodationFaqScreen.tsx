import { AccommodationLayout } from '@/blocks/accommodation/AccommodationLayout'
import { stayFaqs } from '@/content/faqs'
import { Accordion } from '@/shared/ui/Accordion'
import { Card } from '@/shared/ui/Card'

const items = stayFaqs.map(({ id, question, answer }) => ({
  id,
  question,
  answer: <p>{answer}</p>,
}))

export default function AccommodationFaqScreen() {
  return (
    <AccommodationLayout tabTitle="Accommodation FaQs" title="FaQs">
      <Card frame="turmeric">
        <Accordion items={items} first={items[0]?.id} />
      </Card>
    </AccommodationLayout>
  )
}
