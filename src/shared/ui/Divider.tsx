import styles from './Divider.module.css'

/** `ornament` is for a more formal break. */
export function Divider({ variant = 'plain' }: { variant?: 'plain' | 'ornament' }) {
  return <hr className={styles.divider} data-variant={variant} />
}
