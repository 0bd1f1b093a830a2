import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { createStored } from '@/shared/storage/createStored'
import { useStored } from '@/shared/storage/useStored'

const storedOrbTapped = createStored<boolean>({
  key: 'orbTapped',
  fallback: false,
  isSilent: true,
  read: (value) => value === true,
})

/** Spec §2: the hint is shown until the first tap in this browser. A prerendered page has the link to the schedule. */
export function useOrbHint() {
  const isHydrated = useIsHydrated()
  const wasTapped = useStored(storedOrbTapped)
  return { isShown: isHydrated && !wasTapped, hideForever: () => storedOrbTapped.set(true) }
}
