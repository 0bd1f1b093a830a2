import { useEffect, useRef, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '@/festival/paths'
import { ScreenTitle } from '../ScreenTitle'
import styles from './AccommodationLayout.module.css'
import nav from './AccommodationNav.module.css'

type Props = {
  tabTitle: string
  title: ReactNode
  titleClassName?: string | undefined
  /** On wide screens only screen readers read the title, because the cards have their own headline. */
  hidesTitle?: boolean
  beside?: ReactNode
  children: ReactNode
}

export function AccommodationLayout(props: Props) {
  const { tabTitle, title, titleClassName = '', hidesTitle, beside, children } = props
  return (
    <div className={styles.frame}>
      <AccommodationNav />
      <div className={styles.main}>
        <div className={styles.head}>
          <ScreenTitle tabTitle={tabTitle} className={`title ${styles.heading} ${titleClassName}`}>
            <span className={hidesTitle ? styles.onlyPhones : undefined}>{title}</span>
          </ScreenTitle>
          {beside}
        </div>
        {children}
      </div>
    </div>
  )
}

/** Spec §2 prescribes the texts and their order. */
const pages = [
  { name: 'Contingent', to: paths.contingent },
  { name: 'Info', to: paths.accommodation },
  { name: 'FaQs', to: paths.accommodationFaq },
  { name: 'Rules', to: paths.accommodationRules },
  { name: 'Map', to: paths.accommodationMap },
]

function AccommodationNav() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const strip = list.current
    const current = strip?.querySelector<HTMLElement>('[aria-current]')
    if (!strip || !current) return
    const start = current.offsetLeft - strip.offsetLeft
    const isInSight = start >= 0 && start + current.offsetWidth <= strip.clientWidth
    strip.scrollLeft = isInSight ? 0 : start - strip.clientWidth / 3
  }, [pathname])
  return (
    <nav aria-label="Accommodation">
      <ul ref={list} className={nav.list}>
        {pages.map(({ name, to }) => (
          <li key={to}>
            <NavLink to={to} className={nav.link}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
