import { Icon, type IconName } from '@/shared/ui/Icon'
import { Button } from '@/shared/ui/button/Button'
import styles from './GalleryScreen.module.css'
import type { Show } from './useSlideshow'

export function PlayButton({ show }: { show: Show }) {
  return (
    <Button
      variant="secondary"
      className={styles.square}
      aria-label={show.isPlaying ? 'Pause the show' : 'Play the show'}
      onClick={show.toggle}
    >
      <Icon name={show.isPlaying ? 'pause' : 'play'} />
    </Button>
  )
}

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
