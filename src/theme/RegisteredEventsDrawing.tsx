import { drawings } from '@/theme/drawings'
import styles from './RegisteredEventsDrawing.module.css'

/** The drawing on the first tile of the dashboard: two heroes on a garland. */
export function RegisteredEventsDrawing() {
  const { registeredLeft: left, registeredRight: right } = drawings
  return (
    <svg viewBox="-112 -112 224 224" aria-hidden="true">
      <path
        className={styles.rope}
        d="M-728-84C-674-60 -574-60 -520-84C-466-60 -366-60 -312-84C-258-60 -158-60 -104-84C-50-60 50-60 104-84C158-60 258-60 312-84C366-60 466-60 520-84C574-60 674-60 728-84"
      />
      <image href={left.src} x="-108.7" y="-58.7" width={left.width} height={left.height} />
      <image href={right.src} x="-19.6" y="-46.6" width={right.width} height={right.height} />
      <path className={styles.cord} d="M-46-70V-54M48-70V-44" />
    </svg>
  )
}
