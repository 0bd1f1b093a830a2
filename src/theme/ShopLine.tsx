import styles from './ShopLine.module.css'

/** On which the garments of the shop hang: one piece for each, and every second one is mirrored. */
export function ShopLine({ className }: { className: string | undefined }) {
  return (
    <svg
      className={`${styles.line} ${className}`}
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d="M0 8Q50 30 100 30" />
      <path d="M0 8Q50 30 100 30" />
    </svg>
  )
}
