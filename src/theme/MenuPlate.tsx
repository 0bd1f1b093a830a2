import styles from './MenuPlate.module.css'

/** The shape behind a link of the phone's menu, with its tip outward. A name must not cross the second path. */
export function MenuPlate() {
  return (
    <svg className={styles.shape} viewBox="-62 -78 124 140" aria-hidden="true">
      <path
        className={styles.plate}
        d="M0 60C-36 60 -60 34 -60 0C-60 -30 -40 -44 -20 -54C-10 -60 -4 -66 0 -76C4 -66 10 -60 20 -54C40 -44 60 -30 60 0C60 34 36 60 0 60Z"
      />
      <path
        className={styles.line}
        d="M0 53C-32 53 -53 31 -53 0C-53 -26 -34 -37 -16 -47C-8 -52 -3 -56 0 -63C3 -56 8 -52 16 -47C34 -37 53 -26 53 0C53 31 32 53 0 53Z"
      />
    </svg>
  )
}
