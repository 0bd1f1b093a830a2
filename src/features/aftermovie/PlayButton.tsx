import styles from './AftermovieScreen.module.css'

export function PlayButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.play} onClick={onClick}>
      <img src="/art/ornament/play.svg" alt="" width="190" height="190" />
      <span className="title" data-step="d3">
        Play the film
      </span>
    </button>
  )
}
