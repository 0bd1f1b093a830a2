import { createStored } from '@/shared/storage/createStored'

/** Stored, so that a reload shows the same form with its draft. */
export const chosenForm = createStored<'join' | 'create'>({
  key: 'contingent-form',
  fallback: 'join',
  area: 'tab',
  isSilent: true,
  read: (value) => (value === 'create' ? value : 'join'),
})
