import { createStored } from '@/shared/storage/createStored'
import { listOf, textOf } from '@/shared/lib/unknown'
import { notify } from '@/shared/ui/toast/notify'

/** Spec §9: how long a toast of the gallery stays. */
const TOAST_MS = 1500

const said = createStored<readonly string[]>({
  key: 'gallery-hints',
  fallback: [],
  read: (found) => listOf(found).map(textOf),
})

/** A hint that people need once; nothing depends on having read it. */
export function sayOnce(hint: string) {
  if (said.get().includes(hint)) return
  said.set([...said.get(), hint])
  notify.success(hint, { duration: TOAST_MS })
}
