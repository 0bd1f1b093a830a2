import { fieldsOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'
import type { DraftFields } from './drafts'

/** The last team that the server refused. The same user may restore it once. `team` has the fields of a draft. */
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

/** Call it when the session changes. It removes the team of another user. */
export function keepRefusedTeamOf(sfId: string) {
  const refused = refusedTeam.get()
  if (refused && refused.sfId !== sfId) refusedTeam.set(null)
}
