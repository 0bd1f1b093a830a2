import { AccommodationLayout } from '@/blocks/accommodation/AccommodationLayout'
import { stayInfo, stayRules } from '@/content/accommodation'
import { stayFaqs } from '@/content/faqs'
import { stayPackage } from '@/content/stayPackage'
import { Accordion } from '@/shared/ui/Accordion'
import { Card } from '@/shared/ui/Card'
import { drawings } from '@/theme/drawings'
import { InfoCards } from './InfoCards'
import styles from './PackageCard.module.css'

/** The three text pages about a stay: Info, Rules and FaQs (Spec §2). */
export default function StayScreen({ page }: { page: 'info' | 'rules' | 'faq' }) {
  if (page === 'info')
    return (
      <AccommodationLayout tabTitle="Accommodation" title="Accommodation" hidesTitle>
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
      <Card rim={3}>
        <Accordion items={stayFaqs} />
      </Card>
    </AccommodationLayout>
  )
}

function PackageCard() {
  const { price, length, holds } = stayPackage
  return (
    <Card as="section" aria-label="Registration package" className={styles.card}>
      <div>
        <p className={styles.what}>Registration package, per head</p>
        <p className={`title ${styles.price}`}>{price}</p>
        <p className={styles.what}>{length}</p>
        <ul className={styles.holds}>
          {holds.map(({ count, what }) => (
            <li key={what}>
              <span className={`title ${styles.count}`}>{count}</span> {what}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.gate} aria-hidden="true">
        <img {...drawings.gate} alt="" loading="lazy" />
        <img className={styles.hero} {...drawings.stayPackage} alt="" loading="lazy" />
      </div>
    </Card>
  )
}
