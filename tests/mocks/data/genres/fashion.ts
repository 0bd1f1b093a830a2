import { genreGroup } from '../genreGroup'

export const fashion = genreGroup('Fashion', [
  {
    id: 50,
    name: 'Navyata',
    tagline: 'Fashion Show Competition',
    team: [4, 20],
    writeup:
      'A ramp of twenty metres, a theme, and cloth that somebody sewed at three in the morning. Navyata is the fashion night of the festival: collections designed, made and walked by students, with lights and sound like the big houses.',
    rules: [
      '1. A team has 4 to 20 members, models and designers together.',
      '2. The show lasts 8 to 12 minutes, with one theme throughout.',
      '3. At least half of the garments were made by the team.',
      '4. Music comes as one file, named <College Name>_Navyata.mp3',
      '5. Lights are set together with the house in a rehearsal of 10 minutes.',
      '6. Clothing suits a public stage. The jury may refuse a garment in the dress check.',
      '7. No fire, smoke, water or animals.',
      '',
      '8. Theme, design, walk and choreography, 25 each.',
    ],
  },
  {
    id: 49,
    name: 'Mr and Ms SPRING FEST',
    tagline: 'Personality Hunt Competition',
    team: [1, 1],
    writeup:
      'Not a beauty contest, whatever the sash says. Mr and Ms Spring Fest are found by talent, by wit and by the way they lose at musical chairs.',
    rules: [
      '1. Everybody enters alone and says at the desk which of the two titles to compete for.',
      '2. First round: introduce yourself in 60 seconds, without naming your marks.',
      '3. Second round: a talent of your choice, 3 minutes.',
      '4. Third round: tasks in pairs, drawn by lot, somewhere on the campus.',
      '5. Final: a walk, a question, an answer.',
      '6. Questions on rules go to fashion@festival.test.',
    ],
  },
  {
    id: 51,
    name: 'Panache',
    tagline: 'Paper Dress Designing Competition',
    team: [2, 2],
    writeup:
      'Yesterday it was news, tonight it is a gown. Panache gives two people a pile of paper, two hours and a roll of tape; one of them walks out wearing the result, slowly, and far away from the rain.',
    rules: [
      '1. Two people: one designs, one wears. Both may fold.',
      '2. Newspaper, kite paper and craft paper are provided; bring nothing else but scissors.',
      '3. Tape and staples may hold, not show.',
      '4. Two hours, then a walk of one minute.',
      '5. Plain clothes are worn underneath.',
      '',
      '6. The dress must survive the walk there and back.',
    ],
  },
  {
    id: 52,
    name: 'Peek A Who',
    tagline: 'Cosplay Competition ',
    team: [1, 1],
    writeup:
      'For one afternoon the road to the gymkhana belongs to pirates, wizards, pilots of giant robots and one very small dragon. Peek A Who wants the character, not only the clothes: how it stands, how it laughs, what it says when the queue is long.\n\nHome-made beats bought, and foam beats steel.',
    rules: [
      '1. Any character from film, book, game, comic, anime or folk tale.',
      '2. Two minutes on stage, with a track of your own if you like.',
      '3. Say at the desk which parts you made. Bring pictures of the making.',
      '4. Props are checked: no metal blades, no real or realistic firearms.',
      '5. A costume must pass a door and leave one hand free for the stairs.',
      '6. A costume is no invitation: visitors ask before they take a picture or touch.',
      '7. Craft 40, likeness 30, performance 30.',
    ],
  },
])
