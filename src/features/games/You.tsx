import styles from './You.module.css'

/** Marks the visitor's own row with a word, because not everybody can see the colour. */
export function You() {
  return (
    <>
      {' '}
      <em className={styles.you}>you</em>
    </>
  )
}
