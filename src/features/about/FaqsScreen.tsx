import { ScreenTitle } from '@/blocks/ScreenTitle'
import { faqs } from '@/content/faqs'
import { decorations } from '@/content/masks'
import { Accordion } from '@/shared/ui/Accordion'
import { Card } from '@/shared/ui/Card'
import styles from './FaqsScreen.module.css'

export default function FaqsScreen() {
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <ScreenTitle tabTitle="FAQs" className={`title ${styles.heading}`} />
        <img className={styles.mask} {...decorations.faqs} alt="" loading="lazy" />
      </div>
      <Card frame="pink" className={styles.questions}>
        <Accordion items={faqs} />
      </Card>
      <p className={styles.ask}>Another question? Ask us on one of the networks below.</p>
    </div>
  )
}
