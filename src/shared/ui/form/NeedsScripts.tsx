import styles from './NeedsScripts.module.css'

/** Says why nothing happens, where scripts do not run. Anybody else never sees it. */
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
