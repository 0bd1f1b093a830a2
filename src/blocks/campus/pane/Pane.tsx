import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '@/shared/lib/whenIdle'
import { Drawing, type Scene } from '../drawing/Drawing'
import { plaqueBox } from '../drawing/WalkLine'
import type { Place } from '../places'
import { nextZoomLevel, toPixels, type Camera, type Size } from './camera/camera'
import { OffscreenPlaces } from './edge/OffscreenPlaces'
import { ScaleAndNorth } from './ScaleAndNorth'
import styles from './Pane.module.css'
import { PlaceButtons } from './PlaceButtons'
import { OverviewPlan } from './OverviewPlan'
import { isInSight, useCamera } from './camera/useCamera'
import { useGestures } from './camera/useGestures'
import { viewOf } from './view'
import { ZoomButtons } from './camera/ZoomButtons'

const HINT_MS = 1500
const WAY_SPOTS = 24

type Props = {
  size: Size
  scene: Scene
  onChoose: (places: readonly Place[]) => void
  onDeselect: () => void
}

/** The drawn plan, which can be moved and zoomed, with a button over each place. */
export function Pane({ size, scene, onChoose, onDeselect }: Props) {
  const pane = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { camera, zoomLevels, move, isWhole } = useCamera(size, scene)
  const [isHinting, hint] = useHint()
  useGestures({ pane, stage, camera, size, zoomLevels, onMove: move, onPlainWheel: hint })
  const view = useMemo(
    () => viewOf({ camera, size, isWhole, only: onlyOf(scene), way: wayOf(scene, camera, size) }),
    [camera, size, isWhole, scene],
  )
  // The names at the other zoom levels are placed while the browser is idle.
  useEffect(() => {
    const cancels = zoomLevels.map((scale) =>
      whenIdle(() => void viewOf({ camera: { x: 0, y: 0, scale }, size, isWhole: false })),
    )
    return () => cancels.forEach((cancel) => cancel())
  }, [zoomLevels, size])

  function zoom(step: 1 | -1) {
    const scale = nextZoomLevel(zoomLevels, camera.scale, step)
    const { x, y } = scene.chosen ?? camera
    if (scale !== undefined) move({ x, y, scale })
  }

  function showPlace({ x, y }: Place) {
    if (!isWhole && !isInSight(camera, size, { x, y })) move({ x, y, scale: camera.scale })
  }

  return (
    <div ref={pane} className={`tooth ${styles.pane}`} role="group" aria-label="Plan of the campus">
      <div ref={stage} className={styles.stage}>
        <svg width={size.w} height={size.h} aria-hidden="true" className={styles.drawing}>
          <Drawing view={view} scene={scene} />
        </svg>
        <PlaceButtons
          view={view}
          scene={scene}
          onChoose={onChoose}
          onDeselect={onDeselect}
          onZoom={zoom}
          onFocus={showPlace}
        />
      </div>
      <ScaleAndNorth size={size} scale={camera.scale} />
      {!isWhole && !scene.walk && (
        <>
          <OverviewPlan view={view} chosen={scene.chosen} />
          <OffscreenPlaces
            view={view}
            scene={scene}
            onSee={(point) => move({ ...point, scale: camera.scale })}
          />
        </>
      )}
      <ZoomButtons size={size} scale={camera.scale} zoomLevels={zoomLevels} onZoom={zoom} />
      {isHinting && <p className={styles.hint}>Hold Ctrl and scroll to zoom</p>}
    </div>
  )
}

/** The places that are drawn with a sign; `undefined` for all. */
function onlyOf({ walk, isOwnOnly, own }: Scene): string[] | undefined {
  if (walk) return [walk.from.id, walk.to.id]
  return isOwnOnly ? [...new Set(own.map(({ venue }) => venue))] : undefined
}

/** The line of a walk, which names keep clear of. */
function wayOf({ walk }: Scene, camera: Camera, size: Size) {
  if (!walk) return undefined
  const [from, to] = [toPixels(camera, size, walk.from), toPixels(camera, size, walk.to)]
  const spots = Array.from({ length: WAY_SPOTS }, (_, index) => {
    // Not near its ends, where the signs stand.
    const share = 0.12 + (0.76 * index) / (WAY_SPOTS - 1)
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
  return { spots, plaque: plaqueBox(from, to) }
}

function useHint() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setIsShown(false), HINT_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return [isShown, useCallback(() => setIsShown(true), [])] as const
}
