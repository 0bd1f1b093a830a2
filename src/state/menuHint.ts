import { createStored } from '@/shared/storage/createStored'

/** Whether the menu was opened in this browser, so that it needs no hint. */
export const menuOpened = createStored<boolean>({
  key: 'orbTapped',
  fallback: false,
  isSilent: true,
  read: (value) => value === true,
})
