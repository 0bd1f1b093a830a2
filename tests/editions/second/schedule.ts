export const madeAt = '2031-07-20T09:30'

export const usualMinutes = 90
export const schedule = [
  {
    id: 'first',
    name: 'Saturday',
    date: '2031-08-02',
    picture: '/art/genres/music.svg',
    entries: [
      { time: '10:00', title: 'Opening', venue: 'gate' },
      { time: '12:00', title: 'Rain Dance Finals', venue: 'hall' },
    ],
  },
  {
    id: 'second',
    name: 'Sunday',
    date: '2031-08-03',
    picture: '/art/genres/dance.svg',
    entries: [
      { time: '10:00', title: 'Robot Race', venue: 'hall' },
      { time: '00:15', title: 'Last Song', venue: 'gate', afterMidnight: true },
    ],
  },
]
