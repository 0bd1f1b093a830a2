import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { socials } from '@/content/links'
import { paths } from '@/festival/paths'
import { Card } from '@/shared/ui/Card'
import { ExternalLink } from '@/shared/ui/button/ButtonLink'
import styles from './AboutPage.module.css'

type Props = { page: string; lead: string; children: ReactNode }

/** The layout of a text page: the title and a summary stand beside the text. */
export function AboutPage({ page, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <ScreenTitle tabTitle={page} className={`title ${styles.title}`} />
        <p className="lead">{lead}</p>
        <hr className="ornament" />
      </div>
      <Card rim={2} className={styles.text}>
        {children}
      </Card>
    </div>
  )
}

/** One or more texts for each name. All texts after the first are in small letters. */
export function Facts({ facts }: { facts: Record<string, string | string[]> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, texts]) => (
        <div key={name}>
          <dt>{name}</dt>
          {[texts].flat().map((text, index) => (
            <dd key={text} className={index > 0 ? 'small' : undefined}>
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
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

export function WaysToAsk() {
  return (
    <>
      Signed in, use Report Issue on your{' '}
      <Link className="link" to={paths.dashboard}>
        dashboard
      </Link>
      . Or write to us on{' '}
      {socials.map(({ name, href }, at) => (
        <span key={name}>
          {separator(at)}
          <ExternalLink className="link" href={href}>
            {name}
          </ExternalLink>
        </span>
      ))}
      .
    </>
  )
}

function separator(at: number): string {
  if (at === 0) return ''
  return at === socials.length - 1 ? ' or ' : ', '
}
