import { genreGroup } from '../genreGroup'

export const humorFest = genreGroup('Humor Fest', [
  {
    id: 60,
    name: 'Banter Bout',
    tagline: 'Improv Battle',
    team: [1, 1],
    writeup:
      'Nobody knows the first line, least of all the one who says it. Banter Bout throws strangers into a scene and takes away the exit. Say yes, make your partner look good, and trust that the end will come.\nThe audience shouts the place; the bell decides when it has had enough.',
    rules: [
      '1. You register alone; scene partners are drawn by lot for every round.',
      '2. First round: scenes of 3 minutes for two players.',
      '3. Second round: games for four, named by the host.',
      '4. Final: a duel of one-liners on words from the audience.',
      '5. No props but two chairs.',
      '6. English, Hindi or whatever comes out.',
      '7. Keep it kind: no jokes on caste, faith, body or gender, and nobody is touched without consent.',
      '',
    ],
  },
  {
    id: 44,
    name: 'Hilarity Ensues',
    tagline: 'Stand Up Comedy',
    team: [1, 1],
    writeup:
      'Five minutes, a brick wall made of cardboard, and three hundred people who have just had an examination. If they laugh, you will never want to do anything else. If they do not, there is tea.',
    rules: [
      '1. The set lasts 4 to 6 minutes; a red light means that it is over.',
      '2. The material is yours. Jokes from the internet are known to the internet.',
      '3. Instruments are allowed, slides are not.',
      '4. Laughing at yourself and at power is welcome, laughing at the weak is not.',
      '5. The jury gives 70 points and the audience 30.',
    ],
  },
])
