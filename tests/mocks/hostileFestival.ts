import type { GenreGroup } from './data/types'
import { people } from './people.ts'
import type { Complaint, FestivalState } from './state'

/** The texts of the scenario `hostile-data`. An element that the site creates from their markup has `data-evil`. */
const HOSTILE_TEXTS = [
  '<script data-evil>window.evil = 1</script>',
  '<img data-evil src=x onerror="window.evil = 1">',
  '<a data-evil href="javascript:window.evil=1">free</a> javascript:alert(1)',
  'data:text/html,<script data-evil>window.evil=1</script>',
  '</textarea></title><svg data-evil onload="window.evil=1">',
  '\u202eright to left, and never back\u2066\u2067',
  `zero${'\u200b\u200d\ufeff'.repeat(20)}width`,
  `Z${'\u0301\u0323\u0330'.repeat(40)}algo`,
  'L'.repeat(10_000),
  'many words '.repeat(900),
  // A server that cuts a text by code units leaves half of an emoji.
  'right to left, cut \ud83c',
]

const hostile = (index: number) => HOSTILE_TEXTS[index % HOSTILE_TEXTS.length] ?? ''

/** Makes every text of people and organisers hostile. Ids, counts and codes stay. */
export function makeHostile(state: FestivalState): void {
  const { contingentLeader: me } = people
  state.events.forEach(spoilEvents)
  for (const [index, account] of state.accounts.entries()) {
    account.name = hostile(index)
    account.college = account.city = hostile(index + 3)
    account.hallAlloted = hostile(index + 5)
  }
  for (const contingent of state.contingents) {
    contingent.contingent_name = hostile(8)
    contingent.code = hostile(0)
    contingent.memberIds = state.accounts.map(({ id }) => id)
  }
  for (const registration of state.registrations) {
    registration.leaderId = me.id
    registration.memberIds = [me.id, ...registration.memberIds.filter((id) => id !== me.id)]
  }
  state.complaints = HOSTILE_TEXTS.map((text, index) => complaintOf(me.id, text, index))
  for (const [index, player] of state.players.entries()) {
    player.user_name = `${hostile(index)}${index}`
    for (const column of Object.keys(player.points)) player.points[column] = 1e15 - index
  }
}

/** The genres keep their names, except one, whose new name has no page. */
function spoilEvents(group: GenreGroup, index: number) {
  if (group.genre === 'Culinary Arts') group.genre = hostile(2)
  for (const [at, event] of group.events.entries()) {
    event.genre = group.genre
    event.name = hostile(at + index)
    event.tagline = hostile(at + index + 4)
  }
  const [first] = group.events
  // Only in one event: the storage of the browser has no space for more.
  if (index === 0 && first)
    Object.assign(first, { writeup: HOSTILE_TEXTS.join('\n'), rules: HOSTILE_TEXTS })
}

function complaintOf(accountId: number, text: string, index: number): Complaint {
  return {
    id: 900 + index,
    accountId,
    type: index % 2 ? text : `Event: ${text} - Registration Issue`,
    issue: hostile(index),
    status: index % 3 ? 'In Progress' : text,
    created_at: text,
    remarks: hostile(index + 2),
  }
}
