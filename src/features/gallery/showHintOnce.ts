import { createStored } from '@/shared/storage/createStored'
import { listOf, textOf } from '@/shared/lib/parse'
import { notify } from '@/shared/ui/toast/notify'

/** How long the gallery's toasts stay (Spec §9). */
const TOAST_MS = 1500

const shownHints = createStored<readonly string[]>({
  key: 'gallery-hints',
  fallback: [],
  isSilent: true,
  read: (value) => listOf(value).map(textOf),
})

/** Shows a hint only once; nothing depends on the user having read it. */
export function showHintOnce(hint: string) {
  if (shownHints.get().includes(hint)) return
  shownHints.set([...shownHints.get(), hint])
  notify.success(hint, { duration: TOAST_MS })
}
