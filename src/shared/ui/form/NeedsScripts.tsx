import styles from './NeedsScripts.module.css'

export function NeedsScripts({ what }: { what: string }) {
  return (
    <noscript>
      <p className={styles.note}>
        {what} needs JavaScript. Please switch it on in your browser’s settings, and load the page
        again.
      </p>
    </noscript>
  )
}
