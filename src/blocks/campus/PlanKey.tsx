import { Sign } from './drawing/Sign'
import { kindName, kindsIn, places } from './places'
import styles from './PlanKey.module.css'

/** What the signs mean. */
export function PlanKey() {
  return (
    <ul className={styles.key}>
      {kindsIn(places).map((kind) => (
        <li key={kind}>
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <Sign name={kind} />
          </svg>
          {kindName(kind)}
        </li>
      ))}
      <li>
        <svg viewBox="-17 -17 34 34" aria-hidden="true">
          <Sign name="star" />
        </svg>
        In my plan
      </li>
      <li>
        <svg viewBox="-17 -17 34 34" aria-hidden="true">
          <circle r="10" className={styles.count} />
          <text y="5" textAnchor="middle">
            3
          </text>
        </svg>
        Events that day
      </li>
      <li>
        <svg viewBox="-17 -17 34 34" aria-hidden="true">
          <circle r="4" className={styles.dot} />
        </svg>
        Other hall
      </li>
    </ul>
  )
}
