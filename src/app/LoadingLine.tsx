import { useEffect, useState } from 'react'
import { onSlowLoad } from './slowLoads'
import styles from './LoadingLine.module.css'

/** Needs the key of the location as its `key`: a new screen starts without the line. */
export function LoadingLine() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => onSlowLoad(setIsShown), [])
  useEffect(() => {
    // Back cancels the navigation to a slow screen. The location, and so the key, does not change.
    const hide = () => setIsShown(false)
    window.addEventListener('popstate', hide)
    return () => window.removeEventListener('popstate', hide)
  }, [])
  if (!isShown) return null
  return (
    <div role="status" className={styles.line}>
      <span className="visuallyHidden">Loading</span>
    </div>
  )
}
