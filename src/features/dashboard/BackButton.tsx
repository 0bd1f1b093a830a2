import { useNavigate } from 'react-router-dom'
import { fieldsOf, numberOf } from '@/shared/lib/unknown'
import { paths } from '@/shared/paths'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import styles from './Dashboard.module.css'

/** One page back on this site; home for who came straight here. */
export function BackButton() {
  const navigate = useNavigate()

  function handleClick() {
    // The router numbers the pages of this visit in the browser's history; the first is 0.
    const steps = numberOf(fieldsOf(window.history.state).idx) ?? 0
    void (steps > 0 ? navigate(-1) : navigate(paths.home))
  }

  return (
    <Button
      variant="secondary"
      size="small"
      className={styles.back}
      data-kept-clear
      onClick={handleClick}
    >
      <Icon name="back" />
      Back
    </Button>
  )
}
