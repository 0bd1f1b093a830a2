import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { days, type Day } from '@/blocks/schedule/days'
import { useOwnPlan, type OwnPlan } from '@/blocks/schedule/useOwnPlan'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { useSize } from '@/shared/hooks/useSize'
import { Button } from '@/shared/ui/button/Button'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { Tabs } from '@/shared/ui/Tabs'
import styles from './CampusPlan.module.css'
import type { Scene } from './drawing/Drawing'
import { Pane } from './pane/Pane'
import { StaticPane } from './pane/StaticPane'
import { PlanPanel } from './panel/PlanPanel'
import { entriesAt, type Place } from './places'
import { PlanKey } from './PlanKey'
import { PlaceSearch } from './find/PlaceSearch'
import { useCampusAddress, type CampusAddress } from './useCampusAddress'
import { countOf, nearestText } from './words'

const tabs = days.map(({ id, name }) => ({ id, label: name }))

/** All venues where they really are, with the events of a day. The address holds what is chosen. */
export function CampusPlan() {
  const address = useCampusAddress()
  const plan = useOwnPlan()
  const frame = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery('(width < 960px)')
  const [cluster, setCluster] = useState<readonly Place[]>([])
  const { day, chosen, from, to, isOwnOnly } = address
  const [seen, setSeen] = useState(chosen)
  if (seen !== chosen) {
    setSeen(chosen)
    setCluster([])
  }
  const scene = useScene(address, plan)
  const { own } = scene

  function choose(places: readonly Place[]) {
    const [place] = places
    setCluster(places.length > 1 ? places : [])
    if (!place || places.length > 1) return
    if (from && !to) address.walkTo(place.id)
    else address.choose(place.id)
  }

  function deselect() {
    const held = chosen?.id
    setCluster([])
    address.deselect()
    if (held) focusPlace(frame.current, held)
  }

  return (
    <div ref={frame} className={styles.plan}>
      <NeedsScripts what="Choosing a day or a place on the plan" />
      <div className={styles.tools}>
        <Button
          variant={isOwnOnly ? 'accent' : 'secondary'}
          size="small"
          aria-pressed={isOwnOnly}
          onClick={() => address.showOwnOnly(!isOwnOnly)}
        >
          Only my plan ({own.length})
        </Button>
        <p role="status" className={styles.empty}>
          {isOwnOnly && ownText(scene)}
        </p>
        <PlaceSearch day={day} onFind={(place) => choose([place])} />
      </div>
      <Tabs
        label="Days of the festival"
        tabs={tabs}
        current={day?.id ?? ''}
        onChange={address.showDay}
      >
        <div className={styles.frame}>
          <MeasuredPane scene={scene} onChoose={choose} onDeselect={deselect} />
          <p className={`title ${styles.title}`} data-shadow aria-hidden="true">
            Campus plan
          </p>
          <p className={styles.note}>
            Rings: minutes on foot from the chosen place, straight line × 1.3. No paths are known
            here.
          </p>
        </div>
        <PlanPanel
          address={address}
          plan={plan}
          cluster={cluster}
          onChoose={(place) => choose([place])}
          onClose={deselect}
        />
      </Tabs>
      {isNarrow && (
        <details className={styles.key}>
          <summary>The key</summary>
          <PlanKey />
        </details>
      )}
      <p role="status" className="visuallyHidden">
        {chosenText(chosen, day)}
      </p>
    </div>
  )
}

function useScene({ day, chosen, from, to, isOwnOnly }: CampusAddress, { entries }: OwnPlan) {
  const own = useMemo(
    () =>
      entries
        .filter((entry) => entry.day === day?.id)
        .sort((one, other) => one.startsAt - other.startsAt),
    [entries, day],
  )
  return useMemo<Scene>(() => {
    const walk = from && to && { from, to }
    return { day, own, chosen, walk, isOwnOnly: isOwnOnly && own.length > 0 }
  }, [day, own, chosen, from, to, isOwnOnly])
}

type StageProps = {
  scene: Scene
  onChoose: (places: readonly Place[]) => void
  onDeselect: () => void
}

/** The key makes a new pane for each size and each walk, so that it opens at the best view. */
function MeasuredPane({ scene, onChoose, onDeselect }: StageProps) {
  const inner = useRef<HTMLDivElement>(null)
  // The still plan stays until the other one is ready: drawing it in short steps keeps the page responding.
  const size = useDeferredValue(useSize(inner))
  const stillScene = useDeferredValue(scene)
  const { walk } = scene
  return (
    <div ref={inner} className={styles.inner}>
      {size ? (
        <Pane
          key={`${size.w} ${size.h} ${walk?.from.id} ${walk?.to.id}`}
          size={size.w > 0 ? size : DEFAULT_SIZE}
          scene={scene}
          onChoose={onChoose}
          onDeselect={onDeselect}
        />
      ) : (
        <StaticPane scene={stillScene} />
      )}
    </div>
  )
}

function ownText({ own, day }: Scene): string {
  if (own.length > 0 || !day) return ''
  return `Nothing in your plan on ${day.name} yet. Star an entry of the schedule to add it.`
}

function chosenText(chosen: Place | undefined, day: Day | undefined): string {
  if (!chosen) return ''
  return `${chosen.name}, ${countOf(entriesAt(chosen, day).length)}. ${nearestText(chosen)}.`
}

/** For a page that is not laid out. */
const DEFAULT_SIZE = { w: 960, h: 690 }

function focusPlace(frame: HTMLElement | null, id: string) {
  const buttons = frame?.querySelectorAll<HTMLElement>('[data-place]') ?? []
  const button = [...buttons].find(({ dataset }) => dataset.place?.split('+').includes(id))
  button?.focus({ preventScroll: true })
}
