import { createStored } from '@/shared/storage/createStored'

/** "Not now" is remembered for good. */
export const installDeclined = createStored<boolean>({
  key: 'install-declined',
  fallback: false,
  isSilent: true,
  read: (value) => value === true,
  write: (isDeclined) => isDeclined || null,
})
