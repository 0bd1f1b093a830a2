import styles from './OpenMark.module.css'

const PETAL =
  'M0 0c-2.5-3.7-4.9-6.3-3.6-9.3C-2.5-12-.5-13.5 0-15c.5 1.5 2.5 3 3.6 5.7C5-6.3 2.5-3.7 0 0'

/** For a button with `aria-expanded`: a bud opens to a flower of eight petals. */
export function OpenMark() {
  return (
    <svg className={styles.mark} viewBox="-20 -20 40 40" aria-hidden="true">
      <g>
        {Array.from({ length: 8 }, (_, index) => (
          <path key={index} d={PETAL} />
        ))}
      </g>
      <circle r="5" />
    </svg>
  )
}
