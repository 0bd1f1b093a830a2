import { culinaryArts } from './genres/culinaryArts'
import { dance } from './genres/dance'
import { dramatics } from './genres/dramatics'
import { fashion } from './genres/fashion'
import { filmFest } from './genres/filmFest'
import { fineArts } from './genres/fineArts'
import { gameFest } from './genres/gameFest'
import { humorFest } from './genres/humorFest'
import { literary } from './genres/literary'
import { music } from './genres/music'
import { quiz } from './genres/quiz'
import type { GenreGroup } from './types'

/**
 * The event list in the server's order. Its oddities are kept on purpose, because the real list has
 * them: empty rules, rules numbered by hand, stray spaces, placeholders in angle brackets, two
 * events of one name, and a genre with nothing to show.
 */
export const genres: GenreGroup[] = [
  dance,
  music,
  dramatics,
  literary,
  filmFest,
  quiz,
  fineArts,
  humorFest,
  fashion,
  gameFest,
  culinaryArts,
]
