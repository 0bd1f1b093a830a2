import { useEffect, useState } from 'react'
import { onSlowLoad } from './slowLoads'
import styles from './LoadingLine.module.css'

/**
 * A thin line above the last screen while the next one loads. Give it the key of the location: a new screen starts
 * without it.
 */
export function LoadingLine() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => onSlowLoad(setIsShown), [])
  useEffect(() => {
    // After Back to the screen that is still shown, nothing is awaited and the location is the same.
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
