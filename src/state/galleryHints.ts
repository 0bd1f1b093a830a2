import { listOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/** The hints of the gallery that were shown in this browser. */
export const shownHints = createStored<readonly string[]>({
  key: 'gallery-hints',
  fallback: [],
  isSilent: true,
  read: (value) => listOf(value).map(textOf),
})
