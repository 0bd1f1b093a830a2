import { createStored } from '@/shared/storage/createStored'

/** After the first tap in this browser the orb has no hint (Spec §2). */
export const storedOrbTapped = createStored<boolean>({
  key: 'orbTapped',
  fallback: false,
  isMinor: true,
  read: (found) => found === true,
})
