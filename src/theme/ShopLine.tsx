import styles from './ShopLine.module.css'

/** The line that the shop's items hang on: one piece for each item. Every second piece is mirrored. */
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
