import { fieldsOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'
import type { DraftFields } from './drafts'

/** The last team that the server refused, in this tab: its person may bring it back once. `team`: as in a draft. */
export type RefusedTeam = { sfId: string; eventId: number; reason: string; team: DraftFields }

export const refusedTeam = createStored<RefusedTeam | null>({
  key: 'refused-team',
  fallback: null,
  area: 'tab',
  read(value) {
    const { sfId, eventId, reason, team } = fieldsOf(value)
    const { members, pasted } = fieldsOf(team)
    if (textOf(sfId) === '') return null
    return {
      sfId: textOf(sfId),
      eventId: Number(eventId),
      reason: textOf(reason),
      team: { members: textOf(members), pasted: textOf(pasted) },
    }
  },
})

/** It belongs to one person. */
export function keepRefusedTeamOf(sfId: string) {
  const refused = refusedTeam.get()
  if (refused && refused.sfId !== sfId) refusedTeam.set(null)
}
