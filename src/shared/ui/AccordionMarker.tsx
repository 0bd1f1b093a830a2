import styles from './Accordion.module.css'

const PETALS = [0, 1, 2, 3, 4, 5, 6, 7]
const PETAL =
  'M0 0c-2.5-3.7-4.9-6.3-3.6-9.3C-2.5-12-.5-13.5 0-15c.5 1.5 2.5 3 3.6 5.7C5-6.3 2.5-3.7 0 0'

export function AccordionMarker() {
  return (
    <svg className={styles.flower} viewBox="-20 -20 40 40" aria-hidden="true">
      {PETALS.map((petal) => (
        <path key={petal} d={PETAL} />
      ))}
      <circle r="5" />
    </svg>
  )
}
