import type { VenueId } from './venues'

export type ScheduleEntry = {
  /** Indian time, as HH:MM. */
  time: string
  title: string
  venue: VenueId
  /** The entry is in the night after the day: 00:30 of Day 2 has the date of Day 3. */
  afterMidnight?: true
  /** The names of its events in the event list. They are needed if the title does not begin with the event's name. */
  of?: string[]
  /** Default: `usualMinutes`. */
  minutes?: number
}

export type ScheduleDay = {
  id: string
  name: string
  date: string
  picture: string
  entries: ScheduleEntry[]
}

/** When the organisers made this timetable, in Indian time. The page shows it: change it with every entry. */
export const madeAt = '2025-01-14T18:00'

/** The organisers announce only start times. "On now", clashes and calendar files use this length. */
export const usualMinutes = 120

/*
 * Corrections to the organisers' list: ten entries had a date that is not that of their day; 24:30 is 00:30 of the next
 * night; the venue without a name is the PAN Loop Court; the group prefinals of Shuffle are at 13:30, not 01:30,
 * between its other rounds; and the spelling of titles.
 */
export const schedule: readonly ScheduleDay[] = [
  {
    id: '0',
    name: 'Day 0',
    date: '2025-01-23',
    picture: '/art/genres/dramatics.svg',
    entries: [
      { time: '11:00', title: 'Rangmanch Lights Practice', venue: 'kalidas' },
      { time: '11:00', title: 'ETMS Sound Check', venue: 'netaji' },
      { time: '17:30', title: 'Inauguration', venue: 'netaji' },
      { time: '18:30', title: 'Indie', venue: 'netaji' },
      { time: '19:30', title: 'ETMS Production', venue: 'netaji' },
    ],
  },
  {
    id: '1',
    name: 'Day 1',
    date: '2025-01-24',
    picture: '/art/genres/music.svg',
    entries: [
      { time: '08:00', title: 'Rangmanch Prelims', venue: 'kalidas' },
      { time: '08:00', title: 'I Me Myself Prelims', venue: 'vikramshila' },
      { time: '08:30', title: 'SF Idol Prelims', venue: 'snBose' },
      { time: '09:00', title: 'Shake A Leg Prelims', venue: 'netaji' },
      { time: '09:30', title: 'Rapmania Prelims', venue: 'sfCafe' },
      { time: '09:30', title: 'Hindi Poetry Slam Prelims', venue: 'vikramshila' },
      {
        time: '10:00',
        title: 'Shuffle Prelims - Solo and Group',
        venue: 'basketballCourt',
        of: ['Shuffle - Solo', 'Shuffle - Team'],
      },
      { time: '11:00', title: 'Sketch It', venue: 'raman' },
      { time: '11:00', title: 'Creative Writing Workshop', venue: 'vikramshila' },
      { time: '11:00', title: 'Cinemania', venue: 'vikramshila' },
      { time: '11:00', title: 'Chromebook Workshop', venue: 'vikramshila' },
      { time: '12:00', title: 'Top It To Win It', venue: 'gargiMaitri' },
      { time: '13:30', title: 'Lakeside Dreams Solo', venue: 'sfCafe' },
      {
        time: '13:30',
        title: 'English Poetry Slam Prelims',
        venue: 'vikramshila',
        of: ['Poetry Slam'],
      },
      { time: '14:00', title: 'BizTech', venue: 'vikramshila' },
      { time: '15:00', title: 'Paint It', venue: 'raman' },
      { time: '15:00', title: 'Mixology', venue: 'gargiMaitri' },
      { time: '15:00', title: 'Indie - Rapper', venue: 'sfArena' },
      { time: '16:00', title: 'Gaming Fest', venue: 'gymkhana' },
      { time: '16:00', title: 'Perpz (Keddy DJ)', venue: 'sfArena' },
      { time: '17:00', title: 'Kavi Sammelan', venue: 'netaji' },
      { time: '19:00', title: 'Anubhav Night', venue: 'pronitesGround', minutes: 180 },
      { time: '23:30', title: 'Silent DJ', venue: 'basketballCourt' },
      { time: '23:30', title: 'International (Friend of a Friend)', venue: 'sfCafe' },
    ],
  },
  {
    id: '2',
    name: 'Day 2',
    date: '2025-01-25',
    picture: '/art/genres/dance.svg',
    entries: [
      { time: '08:00', title: 'Nrityakala', venue: 'netaji' },
      { time: '08:00', title: 'Nukkad Prelims', venue: 'jcb' },
      { time: '08:00', title: 'Rangmanch Finals', venue: 'kalidas' },
      { time: '08:00', title: 'A Mighty Pen', venue: 'vikramshila' },
      { time: '09:00', title: 'Wildfire Prefinals', venue: 'toat' },
      { time: '09:00', title: 'Rapmania Prefinals', venue: 'basketballCourt' },
      { time: '09:00', title: 'Notes Less Travelled', venue: 'snBose' },
      { time: '09:00', title: 'Soapaholic', venue: 'raman' },
      { time: '09:30', title: 'A Picture Tale', venue: 'vikramshila' },
      { time: '10:00', title: 'SpEnt', venue: 'vikramshila' },
      { time: '10:30', title: 'Can You Duet', venue: 'sfCafe' },
      { time: '10:30', title: 'Impromptu', venue: 'vikramshila' },
      { time: '11:00', title: 'Rapmania Cypher', venue: 'basketballCourt' },
      { time: '11:00', title: 'Alum Meeting with Director', venue: 'bhatnagar' },
      { time: '11:30', title: 'Rapmania Finals', venue: 'basketballCourt' },
      { time: '11:30', title: 'Centrifuge', venue: 'netaji' },
      { time: '12:30', title: 'Fine Arts Workshop', venue: 'raman' },
      { time: '13:00', title: 'Stunt Show', venue: 'jcb' },
      { time: '13:00', title: 'Panache', venue: 'sfArena' },
      { time: '13:30', title: 'Hilarity Ensues', venue: 'vikramshila' },
      { time: '13:30', title: 'Chromebook Workshop', venue: 'vikramshila' },
      { time: '14:00', title: 'Shuffle Prefinals', venue: 'panLoopCourt', of: ['Shuffle - Solo'] },
      { time: '14:00', title: 'Road Painting', venue: 'raman', of: ['Strokes on Streets'] },
      { time: '14:00', title: 'Tell a Tale', venue: 'snBose' },
      { time: '14:00', title: 'Nukkad Prelims', venue: 'jcb' },
      { time: '14:00', title: 'Keshav - GL', venue: 'kalidas' },
      { time: '14:00', title: 'Bran-D', venue: 'vikramshila' },
      { time: '14:00', title: 'Peek A Who', venue: 'sfArena' },
      { time: '14:30', title: 'Otakon Quest', venue: 'vikramshila' },
      { time: '14:30', title: 'I Me Myself Finals', venue: 'vikramshila' },
      { time: '15:00', title: 'Finger Dab', venue: 'raman' },
      { time: '15:00', title: "Chef's Corner", venue: 'gargiMaitri' },
      { time: '15:30', title: 'Retrowave', venue: 'sfCafe' },
      { time: '16:00', title: 'Gaming Fest & Irish Workshop', venue: 'gymkhana' },
      { time: '16:00', title: 'Stunt Show', venue: 'jcb' },
      { time: '16:00', title: 'Perpz (Joy DJ)', venue: 'sfArena' },
      { time: '16:30', title: 'Dance Cypher', venue: 'panLoopCourt' },
      { time: '17:00', title: 'Gaming Fest', venue: 'gymkhana' },
      { time: '17:00', title: 'Shuffle Finals', venue: 'panLoopCourt', of: ['Shuffle - Solo'] },
      { time: '17:00', title: 'Salsa Workshop', venue: 'jcb' },
      { time: '18:30', title: 'Classical Night', venue: 'kalidas' },
      { time: '19:00', title: 'EDM Night', venue: 'pronitesGround', minutes: 180 },
      { time: '21:00', title: 'Movie Screening (Alums)', venue: 'netaji' },
      { time: '23:30', title: 'Band Indie (Circle)', venue: 'sfCafe' },
      { time: '23:30', title: 'Silent DJ', venue: 'panLoopCourt' },
      { time: '00:30', title: 'Flute Boxer', venue: 'sfCafe', afterMidnight: true },
    ],
  },
  {
    id: '3',
    name: 'Day 3',
    date: '2025-01-26',
    picture: '/art/genres/fashion.svg',
    entries: [
      { time: '07:00', title: 'Youth Marathon', venue: 'gymkhana' },
      { time: '08:00', title: 'Sargam', venue: 'toat' },
      { time: '08:00', title: 'Shake A Leg Finals', venue: 'netaji' },
      { time: '08:00', title: 'Nukkad Finals', venue: 'jcb' },
      { time: '08:30', title: 'SF Idol Finals', venue: 'snBose' },
      {
        time: '08:30',
        title: 'English Poetry Slam Finals',
        venue: 'vikramshila',
        of: ['Poetry Slam'],
      },
      { time: '08:30', title: 'India Calling', venue: 'vikramshila' },
      { time: '09:00', title: 'Mr. and Ms. SF', venue: 'kalidas', of: ['Mr and Ms SPRING FEST'] },
      { time: '09:00', title: 'Dumb-C', venue: 'vikramshila' },
      {
        time: '09:00',
        title: 'Mary Bucknel Trophy',
        venue: 'vikramshila',
        of: ['Mary Bucknel Trophy(MBT)'],
      },
      { time: '09:00', title: 'Junk Art', venue: 'sfArena' },
      { time: '10:00', title: 'Lakeside Dreams Groups', venue: 'sfCafe' },
      { time: '10:00', title: 'Beat It Prelims', venue: 'basketballCourt' },
      { time: '11:00', title: 'National Level Debate Prelims', venue: 'gargiMaitri' },
      { time: '11:30', title: 'Beat It Finals', venue: 'basketballCourt' },
      { time: '12:00', title: 'Qoneqt GL', venue: 'kalidas' },
      { time: '12:00', title: 'Crafting Stories Workshop', venue: 'vikramshila' },
      { time: '12:30', title: 'Banter Bout', venue: 'snBose' },
      { time: '13:00', title: 'Stunt Show', venue: 'jcb' },
      { time: '13:00', title: 'Dumbstruck', venue: 'vikramshila' },
      { time: '13:00', title: 'Face Canvas', venue: 'sfArena' },
      {
        time: '13:30',
        title: 'Shuffle Prefinals (Group)',
        venue: 'basketballCourt',
        of: ['Shuffle - Team'],
      },
      { time: '13:30', title: 'Navyata', venue: 'kalidas' },
      { time: '13:30', title: 'Rea City Seminar', venue: 'vikramshila' },
      { time: '14:00', title: 'Two For A Tango', venue: 'netaji' },
      { time: '14:00', title: 'Nukkad Finals', venue: 'jcb' },
      { time: '14:00', title: 'Jumble The Good Word', venue: 'vikramshila' },
      { time: '14:30', title: 'Wildfire Finals', venue: 'toat' },
      { time: '14:30', title: 'Rangoli', venue: 'vikramshila' },
      { time: '14:30', title: 'Hindi Poetry Slam Finals', venue: 'vikramshila' },
      { time: '15:00', title: 'Short Film Making', venue: 'vikramshila', of: ['SFM'] },
      { time: '15:30', title: 'National Level Debate Finals', venue: 'gargiMaitri' },
      { time: '16:00', title: 'Gaming Fest', venue: 'gymkhana' },
      { time: '16:00', title: 'War of the DJs', venue: 'sfCafe' },
      { time: '16:00', title: 'Stunt Show', venue: 'jcb' },
      { time: '16:00', title: 'Perpz (Lady DJ)', venue: 'sfArena' },
      {
        time: '16:30',
        title: 'Shuffle Finals (Group)',
        venue: 'basketballCourt',
        of: ['Shuffle - Team'],
      },
      { time: '19:00', title: 'Pal Night', venue: 'pronitesGround', minutes: 180 },
    ],
  },
]
