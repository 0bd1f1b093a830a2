import { Icon } from '@/shared/ui/Icon'
import { nextZoomLevel, type Size } from './camera'
import styles from '../Pane.module.css'
import { isWide } from '../view'

type Props = {
  size: Size
  scale: number
  zoomLevels: readonly number[]
  onZoom: (step: 1 | -1) => void
}

export function ZoomButtons({ size, scale, zoomLevels, onZoom }: Props) {
  return (
    <div className={styles.zoom} data-wide={isWide(size) || undefined}>
      {([1, -1] as const).map((step) => (
        <button
          key={step}
          type="button"
          aria-label={step > 0 ? 'Zoom in' : 'Zoom out'}
          aria-disabled={nextZoomLevel(zoomLevels, scale, step) === undefined || undefined}
          onClick={() => onZoom(step)}
        >
          <Icon name={step > 0 ? 'plus' : 'minus'} />
        </button>
      ))}
    </div>
  )
}
