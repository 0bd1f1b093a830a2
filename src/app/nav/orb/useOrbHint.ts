import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { useStored } from '@/shared/storage/useStored'
import { menuOpened } from '@/state/menuHint'

/** Spec §2: the hint shows until the first tap in this browser. A prerendered page has no hint. */
export function useOrbHint() {
  const isHydrated = useIsHydrated()
  const wasTapped = useStored(menuOpened)
  return { isShown: isHydrated && !wasTapped, hideForever: () => menuOpened.set(true) }
}
