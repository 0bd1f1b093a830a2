import { createStored } from '@/shared/storage/createStored'

/** The user has pressed "Not now". This browser never offers again. */
export const installDeclined = createStored<boolean>({
  key: 'install-declined',
  fallback: false,
  isSilent: true,
  read: (value) => value === true,
  write: (isDeclined) => isDeclined || null,
})
