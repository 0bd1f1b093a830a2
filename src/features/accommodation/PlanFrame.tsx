import { lazy, Suspense, type ComponentType } from 'react'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { PART_TIMEOUT_MS } from '@/shared/lib/partTimeout'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import styles from './PlanFrame.module.css'

const missing = { default: NoPlan }

/** The plan comes after the first paint. A failed import is never retried: the list below says the same. */
const CampusPlan = lazy<ComponentType>(() => {
  const silence = new Promise<typeof missing>((end) => setTimeout(end, PART_TIMEOUT_MS, missing))
  const plan = import('@/blocks/campus/CampusPlan').then(({ CampusPlan: Plan }) => ({
    default: Plan,
  }))
  return Promise.race([plan, silence]).catch(() => missing)
})

export function PlanFrame() {
  const isHydrated = useIsHydrated()
  const waiting = (
    <div className={styles.waiting}>
      <Skeleton rosette={false} />
      <NeedsScripts what="The drawn plan" />
    </div>
  )
  return (
    <section aria-label="Campus plan" className={styles.plan}>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <CampusPlan />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  )
}

function NoPlan() {
  return (
    <EmptyState title="The drawn plan did not come">
      Load the page again to see it. The list below says the same.
    </EmptyState>
  )
}
