import { useId, type ReactNode } from 'react'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { Card } from '@/shared/ui/Card'
import styles from './AboutPage.module.css'

type Props = { page: string; lead: string; children: ReactNode }

/** A page to read: its title and a summary beside the text. */
export function AboutPage({ page, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <ScreenTitle tabTitle={page} className={`title ${styles.title}`} />
        <p className="lead">{lead}</p>
        <hr className="ornament" />
      </div>
      <Card frame="teal" className={styles.text}>
        {children}
      </Card>
    </div>
  )
}

type Fact = { name: string; text: string; more?: string }

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, text, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
          {more && <dd className="small">{more}</dd>}
        </div>
      ))}
    </dl>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className="title" data-size="d3">
        {title}
      </h2>
      {children}
    </section>
  )
}
