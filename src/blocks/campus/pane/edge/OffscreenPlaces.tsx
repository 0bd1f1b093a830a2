import type { Scene } from '../../drawing/Drawing'
import { boundsOf, type Point } from '../../geo'
import { flagsOfView } from './flagsOfView'
import styles from '../Pane.module.css'
import type { View } from '../view'

type Props = { view: View; scene: Scene; onSee: (point: Point) => void }

/** What lies outside the pane. For the eyes and for the finger: the buttons of the places lead there too. */
export function OffscreenPlaces({ view, scene, onSee }: Props) {
  const flags = flagsOfView(view, scene)
  if (flags.length === 0) return null
  return (
    <div aria-hidden="true">
      <p className={styles.beyond}>
        {flags.map(({ edge, lines }) => `${lines[0]} ${edge}`).join(', ')}
      </p>
      {flags.map(({ edge, places, lines, box }) => (
        <button
          key={edge}
          type="button"
          tabIndex={-1}
          className={styles.flag}
          data-edge={edge}
          style={{
            insetInlineStart: box.x,
            insetBlockStart: box.y,
            inlineSize: box.w,
            blockSize: box.h,
          }}
          onClick={() => {
            const { x, y, w, h } = boundsOf(places)
            onSee({ x: x + w / 2, y: y + h / 2 })
          }}
        >
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </button>
      ))}
    </div>
  )
}
