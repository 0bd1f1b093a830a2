import { notify } from '@/shared/ui/toast/notify'
import { shownHints } from '@/state/galleryHints'

/** The duration of the gallery's toasts (Spec §9). */
const TOAST_MS = 1500

/** A hint is never needed: the user may miss it. */
export function showHintOnce(hint: string) {
  if (shownHints.get().includes(hint)) return
  shownHints.set([...shownHints.get(), hint])
  notify.success(hint, { duration: TOAST_MS })
}
