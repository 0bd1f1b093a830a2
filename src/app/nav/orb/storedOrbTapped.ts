import { createStored } from '@/shared/storage/createStored'

/** Whether the orb has been tapped in this browser: from then on it goes without its hint (Spec §2). */
export const storedOrbTapped = createStored<boolean>({
  key: 'orbTapped',
  fallback: false,
  read: (found) => found === true,
})
