import { createStored } from '@/shared/storage/createStored'

/** Once the menu was opened in this browser, it needs no hint. */
export const menuOpened = createStored<boolean>({
  key: 'orbTapped',
  fallback: false,
  isSilent: true,
  read: (value) => value === true,
})
