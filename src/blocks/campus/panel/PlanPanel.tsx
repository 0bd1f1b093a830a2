import type { OwnPlan } from '@/blocks/schedule/useOwnPlan'
import { Button } from '@/shared/ui/button/Button'
import { walksAmong } from '../ownWalks'
import type { Place } from '../places'
import type { CampusAddress } from '../useCampusAddress'
import { ClusterPanel } from './ClusterPanel'
import styles from './Panel.module.css'
import { PlacePanel } from './PlacePanel'
import { WalkPanel } from './WalkPanel'

type Props = {
  address: CampusAddress
  plan: OwnPlan
  cluster: readonly Place[]
  onChoose: (place: Place) => void
  onClose: () => void
}

/** What is chosen: a walk, places side by side, or a place. */
export function PlanPanel({ address, plan, cluster, onChoose, onClose }: Props) {
  const { day, chosen, from, to, walkFrom, endWalk } = address
  if (from && to) {
    const walk = [...walksAmong(plan.entries).values()].find(
      (each) => each.to.day === day?.id && each.from.venue === from.id && each.to.venue === to.id,
    )
    return <WalkPanel from={from} to={to} day={day} own={walk} onClose={endWalk} />
  }
  if (cluster.length > 0)
    return <ClusterPanel places={cluster} day={day} onChoose={onChoose} onClose={onClose} />
  if (from) {
    return (
      <p className={styles.ask}>
        Choose where you want to go from {from.name}.{' '}
        <Button variant="link" onClick={endWalk}>
          Cancel
        </Button>
      </p>
    )
  }
  if (!chosen) return null
  return (
    <PlacePanel
      place={chosen}
      day={day}
      plan={plan}
      onWalk={() => walkFrom(chosen.id)}
      onClose={onClose}
    />
  )
}
