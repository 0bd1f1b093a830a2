import { useEffect } from 'react'
import { onUnsaved } from '@/shared/storage/createStored'
import { notify } from '@/shared/ui/toast/notify'

const UNSAVED =
  'Your browser does not store data for this site. If you reload or close this tab, you are signed out and lose your cart and what you typed. You can allow site data in the browser settings.'

/** Says once that the browser's storage is blocked or full. */
export function useUnsavedWarning() {
  useEffect(() => onUnsaved(() => notify.warn(UNSAVED, { duration: Infinity })), [])
}
