import { Button } from '@/shared/ui/button/Button'
import { Icon, type IconName } from '@/shared/ui/Icon'
import styles from './ShowButtons.module.css'

type Props = {
  by: 1 | -1
  icon: IconName
  onStep: (by: 1 | -1) => unknown
}

export function StepButton({ by, icon, onStep }: Props) {
  return (
    <Button
      variant="secondary"
      className={styles.square}
      aria-label={by === 1 ? 'Next picture' : 'Previous picture'}
      onClick={() => onStep(by)}
    >
      <Icon name={icon} />
    </Button>
  )
}
