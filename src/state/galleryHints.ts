import { listOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

export const shownHints = createStored<readonly string[]>({
  key: 'gallery-hints',
  fallback: [],
  isSilent: true,
  read: (value) => listOf(value).map(textOf),
})
