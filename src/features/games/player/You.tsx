import styles from './You.module.css'

/** Marks the visitor's own row in words, for colour alone tells not everybody. */
export function You() {
  return (
    <>
      {' '}
      <em className={styles.you}>you</em>
    </>
  )
}
