import { createStored } from '@/shared/storage/createStored'

/** Which of the two forms is open in this tab: after a reload, it has what was typed into it. */
export const chosenForm = createStored<'join' | 'create'>({
  key: 'contingent-form',
  fallback: 'join',
  area: 'tab',
  isSilent: true,
  read: (value) => (value === 'create' ? value : 'join'),
})
