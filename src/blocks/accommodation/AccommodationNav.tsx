import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '@/shared/paths'
import styles from './AccommodationNav.module.css'

/** Texts and order are prescribed (Spec §2). */
const pages = [
  { name: 'Contingent', to: paths.contingent },
  { name: 'Info', to: paths.accommodation },
  { name: 'FaQs', to: paths.accommodationFaq },
  { name: 'Rules', to: paths.accommodationRules },
  { name: 'Map', to: paths.accommodationMap },
]

export function AccommodationNav() {
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
      <ul ref={list} className={styles.list}>
        {pages.map(({ name, to }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
