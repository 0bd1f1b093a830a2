import type { ScheduleDay, ScheduleEntry } from '../../../src/content/schedule'
import { venues } from './venues'

type Entry = Omit<ScheduleEntry, 'venue'> & { venue: keyof typeof venues }
type Day = Omit<ScheduleDay, 'entries'> & { entries: Entry[] }

export const madeAt = '2025-01-14T18:00'

export const usualMinutes = 120

export const schedule: readonly Day[] = [
  dayOf(
    '0',
    '2025-01-23',
    '/art/made-up/emblem-1.svg',
    `
11:00 Rangmanch Lights Practice @ kalidas
11:00 ETMS Sound Check @ netaji
17:30 Inauguration @ netaji
18:30 Indie @ netaji
19:30 ETMS Production @ netaji`,
  ),
  dayOf(
    '1',
    '2025-01-24',
    '/art/made-up/emblem-2.svg',
    `
08:00 Rangmanch Prelims @ kalidas
08:00 I Me Myself Prelims @ vikramshila
08:30 SF Idol Prelims @ snBose
09:00 Shake A Leg Prelims @ netaji
09:30 Rapmania Prelims @ sfCafe
09:30 Hindi Poetry Slam Prelims @ vikramshila
10:00 Shuffle Prelims - Solo and Group @ basketballCourt of Shuffle - Solo, Shuffle - Team
11:00 Sketch It @ raman
11:00 Creative Writing Workshop @ vikramshila
11:00 Cinemania @ vikramshila
11:00 Chromebook Workshop @ vikramshila
12:00 Top It To Win It @ gargiMaitri
13:30 Lakeside Dreams Solo @ sfCafe
13:30 English Poetry Slam Prelims @ vikramshila of Poetry Slam
14:00 BizTech @ vikramshila
15:00 Paint It @ raman
15:00 Mixology @ gargiMaitri
15:00 Indie - Rapper @ sfArena
16:00 Gaming Fest @ gymkhana
16:00 Perpz (Keddy DJ) @ sfArena
17:00 Kavi Sammelan @ netaji
19:00 Anubhav Night @ pronitesGround for 180
23:30 Silent DJ @ basketballCourt
23:30 International (Friend of a Friend) @ sfCafe`,
  ),
  dayOf(
    '2',
    '2025-01-25',
    '/art/made-up/emblem-3.svg',
    `
08:00 Nrityakala @ netaji
08:00 Nukkad Prelims @ jcb
08:00 Rangmanch Finals @ kalidas
08:00 A Mighty Pen @ vikramshila
09:00 Wildfire Prefinals @ toat
09:00 Rapmania Prefinals @ basketballCourt
09:00 Notes Less Travelled @ snBose
09:00 Soapaholic @ raman
09:30 A Picture Tale @ vikramshila
10:00 SpEnt @ vikramshila
10:30 Can You Duet @ sfCafe
10:30 Impromptu @ vikramshila
11:00 Rapmania Cypher @ basketballCourt
11:00 Alum Meeting with Director @ bhatnagar
11:30 Rapmania Finals @ basketballCourt
11:30 Centrifuge @ netaji
12:30 Fine Arts Workshop @ raman
13:00 Stunt Show @ jcb
13:00 Panache @ sfArena
13:30 Hilarity Ensues @ vikramshila
13:30 Chromebook Workshop @ vikramshila
14:00 Shuffle Prefinals @ panLoopCourt of Shuffle - Solo
14:00 Road Painting @ raman of Strokes on Streets
14:00 Tell a Tale @ snBose
14:00 Nukkad Prelims @ jcb
14:00 Keshav - GL @ kalidas
14:00 Bran-D @ vikramshila
14:00 Peek A Who @ sfArena
14:30 Otakon Quest @ vikramshila
14:30 I Me Myself Finals @ vikramshila
15:00 Finger Dab @ raman
15:00 Chef's Corner @ gargiMaitri
15:30 Retrowave @ sfCafe
16:00 Gaming Fest & Irish Workshop @ gymkhana
16:00 Stunt Show @ jcb
16:00 Perpz (Joy DJ) @ sfArena
16:30 Dance Cypher @ panLoopCourt
17:00 Gaming Fest @ gymkhana
17:00 Shuffle Finals @ panLoopCourt of Shuffle - Solo
17:00 Salsa Workshop @ jcb
18:30 Classical Night @ kalidas
19:00 EDM Night @ pronitesGround for 180
21:00 Movie Screening (Alums) @ netaji
23:30 Band Indie (Circle) @ sfCafe
23:30 Silent DJ @ panLoopCourt
00:30 Flute Boxer @ sfCafe in the night`,
  ),
  dayOf(
    '3',
    '2025-01-26',
    '/art/made-up/emblem-4.svg',
    `
07:00 Youth Marathon @ gymkhana
08:00 Sargam @ toat
08:00 Shake A Leg Finals @ netaji
08:00 Nukkad Finals @ jcb
08:30 SF Idol Finals @ snBose
08:30 English Poetry Slam Finals @ vikramshila of Poetry Slam
08:30 India Calling @ vikramshila
09:00 Mr. and Ms. SF @ kalidas of Mr and Ms SPRING FEST
09:00 Dumb-C @ vikramshila
09:00 Mary Bucknel Trophy @ vikramshila of Mary Bucknel Trophy(MBT)
09:00 Junk Art @ sfArena
10:00 Lakeside Dreams Groups @ sfCafe
10:00 Beat It Prelims @ basketballCourt
11:00 National Level Debate Prelims @ gargiMaitri
11:30 Beat It Finals @ basketballCourt
12:00 Qoneqt GL @ kalidas
12:00 Crafting Stories Workshop @ vikramshila
12:30 Banter Bout @ snBose
13:00 Stunt Show @ jcb
13:00 Dumbstruck @ vikramshila
13:00 Face Canvas @ sfArena
13:30 Shuffle Prefinals (Group) @ basketballCourt of Shuffle - Team
13:30 Navyata @ kalidas
13:30 Rea City Seminar @ vikramshila
14:00 Two For A Tango @ netaji
14:00 Nukkad Finals @ jcb
14:00 Jumble The Good Word @ vikramshila
14:30 Wildfire Finals @ toat
14:30 Rangoli @ vikramshila
14:30 Hindi Poetry Slam Finals @ vikramshila
15:00 Short Film Making @ vikramshila of SFM
15:30 National Level Debate Finals @ gargiMaitri
16:00 Gaming Fest @ gymkhana
16:00 War of the DJs @ sfCafe
16:00 Stunt Show @ jcb
16:00 Perpz (Lady DJ) @ sfArena
16:30 Shuffle Finals (Group) @ basketballCourt of Shuffle - Team
19:00 Pal Night @ pronitesGround for 180`,
  ),
]

function dayOf(id: string, date: string, picture: string, lines: string): Day {
  return { id, name: `Day ${id}`, date, picture, entries: lines.trim().split('\n').map(entryOf) }
}

/** `14:00 Shuffle @ jcb of Shuffle - Solo, Shuffle - Team for 180 in the night` */
function entryOf(line: string): Entry {
  const parts = /^(\S+) (.*) @ (\w+)(?: of (.*?))?(?: for (\d+))?( in the night)?$/.exec(line)
  const [, time = '', title = '', venue = '', of, minutes, night] = parts ?? []
  if (!isVenue(venue)) throw new Error(`No venue: ${line}`)
  return {
    ...{ time, title, venue },
    ...(of && { of: of.split(', ') }),
    ...(minutes && { minutes: Number(minutes) }),
    ...(night && { afterMidnight: true }),
  }
}

function isVenue(name: string): name is keyof typeof venues {
  return Object.hasOwn(venues, name)
}
