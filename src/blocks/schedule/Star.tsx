import { Icon } from '@/shared/ui/Icon'
import { notify } from '@/shared/ui/toast/notify'
import type { Entry } from './days'
import styles from './Star.module.css'
import type { UserPlan } from './useUserPlan'

/** The star is filled for entries in the plan. An entry of a registered event cannot be removed, and a press says so. */
export function Star({ entry, plan }: { entry: Entry; plan: UserPlan }) {
  const { id, title, time } = entry
  const isFixed = plan.isRegistered(entry)
  return (
    <button
      type="button"
      className={`iconButton ${styles.tool}`}
      aria-pressed={plan.isPlanned(entry)}
      aria-disabled={isFixed || undefined}
      aria-label={`${title}, ${time}: in my plan`}
      onClick={() => {
        if (isFixed) notify.success('You are registered, so it stays in your plan.')
        else plan.toggle(id)
      }}
    >
      <Icon name="star" />
    </button>
  )
}
