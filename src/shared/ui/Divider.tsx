import styles from './Divider.module.css'

/** A row of thread between two parts, or the creeper for a more solemn one. */
export function Divider({ kind = 'stitch' }: { kind?: 'stitch' | 'creeper' }) {
  return <hr className={styles.divider} data-kind={kind} />
}
