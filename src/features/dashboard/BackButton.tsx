import { useNavigate } from 'react-router-dom'
import { fieldsOf, numberOf } from '@/shared/lib/unknown'
import { paths } from '@/shared/paths'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import styles from './Dashboard.module.css'

export function BackButton() {
  const navigate = useNavigate()

  function handleClick() {
    // The router numbers the pages of this visit in `history.state`; the first is 0.
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
