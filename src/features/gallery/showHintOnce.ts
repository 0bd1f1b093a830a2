import { notify } from '@/shared/ui/toast/notify'
import { shownHints } from '@/state/galleryHints'

/** How long the gallery's toasts stay (Spec §9). */
const TOAST_MS = 1500

/** Shows a hint only once; nothing depends on the user having read it. */
export function showHintOnce(hint: string) {
  if (shownHints.get().includes(hint)) return
  shownHints.set([...shownHints.get(), hint])
  notify.success(hint, { duration: TOAST_MS })
}
