import styles from './AftermovieScreen.module.css'

/** Spec §2: the loader text of the film. */
export function ShowSoon({ isLate = false }: { isLate?: boolean }) {
  return (
    <div className={styles.soon} role="status">
      <p className="title" data-step="d3">
        The show will start soon...
      </p>
      {isLate && <p>It takes longer than usual.</p>}
    </div>
  )
}
