import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { usePart } from '@/shared/hooks/usePart'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import styles from './PlanFrame.module.css'

const loadPlan = () => import('@/blocks/campus/CampusPlan')

/** The plan comes after the first paint. The list of places below says the same. */
export function PlanFrame() {
  const { part, hasFailed, retry } = usePart(loadPlan, useIsHydrated())
  return (
    <section aria-label="Campus plan" className={styles.plan}>
      {part ? (
        <part.CampusPlan />
      ) : hasFailed ? (
        <ErrorState
          title="The campus plan did not load"
          message="The list below shows the same places."
          onRetry={retry}
        />
      ) : (
        <div className={styles.waiting}>
          <Skeleton rosette={false} />
          <NeedsScripts what="The campus plan" />
        </div>
      )}
    </section>
  )
}
