import { useEffect } from 'react'
import { holdReloadsWhile } from '@/shared/lib/reload'
import { hasUnsaved, onUnsaved } from '@/shared/storage/unsaved'
import { notify } from '@/shared/ui/toast/notify'

const UNSAVED =
  'Your browser cannot store data for this site. If you reload or close this tab, you may be signed out and lose your cart and what you typed. Free some space on this device, or allow site data in the browser settings.'

/** While the browser's storage is blocked or full, a reload loses the data that only memory has. */
export function useUnsavedWarning() {
  useEffect(
    () =>
      onUnsaved(() => {
        if (hasUnsaved()) notify.warn(UNSAVED, { id: 'unsaved', duration: Infinity })
        else notify.dismiss('unsaved')
      }),
    [],
  )
  useEffect(() => holdReloadsWhile(hasUnsaved), [])
}
