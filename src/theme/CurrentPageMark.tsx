import styles from './CurrentPageMark.module.css'

/** The shape behind a link of the navigation bar: filled on the current page, and drawn on hover. */
export function CurrentPageMark({ className }: { className: string | undefined }) {
  return (
    <svg
      className={`${styles.mark} ${className}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0V100L50 86L100 100V0" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
