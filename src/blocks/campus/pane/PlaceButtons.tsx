import { useRef, useState, type KeyboardEvent } from 'react'
import type { Point } from '../geo'
import { byFirstEvent, entriesAt, kindName, type Place } from '../places'
import type { Scene } from '../drawing/Drawing'
import { countOf } from '../words'
import { isPlaceKey, nextPlace } from './nextPlace'
import styles from './Pane.module.css'
import type { Pin } from './layout'
import type { View } from './view'

type Props = {
  view: View
  scene: Scene
  onChoose: (places: readonly Place[]) => void
  onDeselect: () => void
  onFocus: (place: Place) => void
  onZoom: (step: 1 | -1) => void
}

const ZOOM_KEYS: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1 }

type Target = Point & { id: string; places: readonly Place[]; head: Point; isQuiet: boolean }

/** The plan for the keyboard and for screen readers: one tab stop, and the arrow keys lead to the nearest place. */
export function PlaceButtons({ view, scene, onChoose, onDeselect, onFocus, onZoom }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const targets = targetsOf(view, scene)
  const [focused, setFocused] = useState<string>()
  const chosen = targets.find(({ places }) => places.some(({ id }) => id === scene.chosen?.id))
  const current = targets.find(({ id }) => id === focused) ?? chosen ?? targets[0]

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') return onDeselect()
    const step = ZOOM_KEYS[event.key]
    if (step) return onZoom(step)
    if (!isPlaceKey(event.key) || !current) return
    event.preventDefault()
    const next = nextPlace(event.key, current, targets)
    const button = next && box.current?.children[targets.indexOf(next)]
    if (button instanceof HTMLElement) button.focus({ preventScroll: true })
  }

  return (
    <div
      ref={box}
      role="toolbar"
      aria-label="Places on the plan"
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      {targets.map((target) => (
        <button
          key={target.id}
          type="button"
          className={styles.place}
          style={{ insetInlineStart: target.head.x, insetBlockStart: target.head.y }}
          data-quiet={target.isQuiet || undefined}
          data-place={target.id}
          tabIndex={target === current ? 0 : -1}
          aria-pressed={target === chosen}
          aria-label={labelOf(target.places, scene)}
          onFocus={() => {
            setFocused(target.id)
            if (target.places[0]) onFocus(target.places[0])
          }}
          onClick={() => onChoose(target.places)}
        />
      ))}
    </div>
  )
}

/** In order of time of the first event of the day, then by name. */
function targetsOf({ pins, inset }: View, { day, walk }: Scene): Target[] {
  const shift = (pin: Pin): Target => ({
    ...targetOf(pin),
    head: {
      x: pin.placement.head.x + (inset?.box.x ?? 0),
      y: pin.placement.head.y + (inset?.box.y ?? 0),
    },
  })
  const targets = [...pins.map(targetOf), ...(inset?.pins.map(shift) ?? [])]
  const order = byFirstEvent(
    targets.flatMap(({ places }) => places),
    day,
  )
  const rankOf = ({ places }: Target) => Math.min(...places.map((place) => order.indexOf(place)))
  return targets
    .filter(({ isQuiet }) => !walk || !isQuiet)
    .sort((one, other) => rankOf(one) - rankOf(other))
}

function targetOf({ marker, placement }: Pin): Target {
  const { id, places, x, y, isLandmark } = marker
  return { id, places, x, y, head: placement.head, isQuiet: isLandmark }
}

function labelOf(group: readonly Place[], { day, own }: Scene): string {
  const events = group.flatMap((place) => entriesAt(place, day))
  const planned = events.filter((entry) => own.includes(entry))
  const parts = [
    ...group.map(({ name }) => name),
    ...(group.length === 1 && group[0] ? [kindName(group[0].kind).toLowerCase()] : []),
    `${countOf(events.length)}${day ? ` on ${day.name}` : ''}`,
    ...(planned.length > 0 ? [`${planned.length} in your plan`] : []),
  ]
  return parts.join(', ')
}
