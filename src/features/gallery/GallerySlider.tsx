import { pictureAt, pictures, titleOf } from './pictures'
import styles from './GallerySlider.module.css'

type Props = { at: number; onMove: (index: number) => void }

export function GallerySlider({ at, onMove }: Props) {
  return (
    <div className={styles.rail}>
      <span className={styles.track} />
      <svg className={styles.steps} aria-hidden="true">
        {pictures.map(({ number }, index) => (
          <circle
            key={number}
            cx={`${(100 * index) / (pictures.length - 1)}%`}
            cy="50%"
            r="4.6"
            data-passed={index < at}
          />
        ))}
      </svg>
      <input
        type="range"
        className={styles.range}
        aria-label="Picture"
        aria-valuetext={titleOf(pictureAt(at))}
        min={1}
        max={pictures.length}
        value={at + 1}
        onChange={(event) => onMove(event.target.valueAsNumber - 1)}
      />
    </div>
  )
}
