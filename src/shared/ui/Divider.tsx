import styles from './Divider.module.css'

/** `creeper` is for a more formal break. */
export function Divider({ kind = 'stitch' }: { kind?: 'stitch' | 'creeper' }) {
  return <hr className={styles.divider} data-kind={kind} />
}
