import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import styles from './ShowButtons.module.css'
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
