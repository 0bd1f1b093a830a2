import { genreGroup } from '../genreGroup'

export const quiz = genreGroup('Quiz', [
  {
    id: 33,
    name: 'Mary Bucknel Trophy(MBT)',
    tagline: 'General Quiz',
    team: [1, 4],
    writeup:
      'The oldest quiz of the festival, and the one that people miss a train for. Anything that is true can be asked, and most of it can be worked out if four heads are willing to be wrong aloud.',
    rules: [
      '1. One to four players; mixed colleges are fine.',
      '2. The preliminary has 30 questions on paper, six teams reach the stage.',
      '3. Starred questions settle ties.',
      '4. On stage the questions go round without limit: a question passes on until somebody knows.',
      '5. Phones are off and face down in the middle of the table.',
      '6. The quizmaster may take half an answer for a whole one, or not.',
    ],
  },
  {
    id: 34,
    name: 'SpEnt',
    tagline: 'Sports and Entertainment Quiz',
    team: [1, 4],
    writeup:
      'Who wore the number nine, who sang the title track, and why were both in the same advertisement? SpEnt is for people who read the last page first.\nExpect film posters without names, commentary without pictures, and one question about kabaddi.',
    rules: [
      '1. One to four players.',
      '2. Preliminary of 25 questions, 30 minutes.',
      '3. Eight teams on stage, in two halves: sport first, then entertainment.',
      '4. A pounce is written down before the question passes. Right +10, wrong -5.',
      '5. Audio and video clips are played twice at most.',
      '',
      '6. Ties are settled by sudden death.',
    ],
  },
  {
    id: 32,
    name: 'BizTech',
    tagline: 'Business and Tech Quiz',
    team: [1, 4],
    writeup:
      'Logos, launches, lawsuits and the odd line of code. BizTech rewards those who read the small print: of a balance sheet, of a patent, of a chip.',
    rules: [
      '1. One to four players.',
      '2. A written preliminary with 25 questions, the best six go on.',
      '3. Three rounds on stage: connect, pounce, and long visual.',
      '4. The team is called by its college: <College Name> A, <College Name> B and so on.',
      '5. Company names are accepted in their old and their new form.',
      '6. Looking things up ends the quiz for the whole team.',
    ],
  },
  {
    id: 56,
    name: 'Cinemania',
    tagline: 'Movies Quiz',
    team: [1, 4],
    writeup:
      'From silent reels to last Friday. Cinemania asks for directors by their shadows, films by their furniture and songs by their first half second. Come with a friend who watches the credits to the end.',
    rules: [
      '1. One to four players.',
      '2. Half of the questions are on Indian cinema, half on the rest of the world.',
      '3. Preliminary: 30 questions, some of them with pictures on the screen.',
      '4. Final: six teams, four rounds, the last one on a single film that is shown in silence.',
      '5. Titles count in the original or in translation.',
      '',
      '6. Whoever spoils the end of a film in an answer buys the tea.',
    ],
  },
  {
    id: 57,
    name: 'Otakon Quest',
    tagline: 'Anime Quiz',
    team: [1, 4],
    writeup:
      'Openings, endings and everything that was cut in between. Otakon Quest is the meeting of those who know which episode it was.\nManga readers may sit next to anime watchers; they may not speak about the next volume.',
    rules: [
      '1. One to four players.',
      '2. Preliminary: 30 questions in 25 minutes.',
      '3. The final has a round of openings, a round of silhouettes and a round of voices.',
      '4. English and Japanese titles both count.',
      '5. Questions cover what was aired or printed up to the end of December.',
      '6. Costumes are welcome. Large weapons stay outside.',
    ],
  },
])
