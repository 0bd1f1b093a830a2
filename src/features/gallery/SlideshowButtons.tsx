import { Icon, type IconName } from '@/shared/ui/Icon'
import { Button } from '@/shared/ui/button/Button'
import styles from './GalleryScreen.module.css'
import type { Slideshow } from './useSlideshow'

export function PlayButton({ slideshow }: { slideshow: Slideshow }) {
  return (
    <Button
      variant="secondary"
      className={styles.square}
      aria-label={slideshow.isPlaying ? 'Pause the show' : 'Play the show'}
      onClick={slideshow.toggle}
    >
      <Icon name={slideshow.isPlaying ? 'pause' : 'play'} />
    </Button>
  )
}

type Props = { by: 1 | -1; icon: IconName; onStep: (by: 1 | -1) => unknown }

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
