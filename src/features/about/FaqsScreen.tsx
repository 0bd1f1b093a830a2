import { ScreenTitle } from '@/blocks/ScreenTitle'
import { faqs } from '@/content/faqs'
import { Accordion } from '@/shared/ui/Accordion'
import { Card } from '@/shared/ui/Card'
import { drawings } from '@/theme/drawings'
import styles from './FaqsScreen.module.css'

export default function FaqsScreen() {
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <ScreenTitle tabTitle="FAQs" className={`title ${styles.heading}`} />
        <img className={styles.hero} {...drawings.faqs} alt="" loading="lazy" />
      </div>
      <Card rim={4} className={styles.questions}>
        <Accordion items={faqs} />
      </Card>
      <p className={styles.ask}>Another question? Ask us on one of the networks below.</p>
    </div>
  )
}
