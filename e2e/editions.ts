import * as frozenAccommodation from '../tests/editions/frozen/accommodation'
import { edition as frozenEdition } from '../tests/editions/frozen/edition'
import { faqs as frozenFaqs } from '../tests/editions/frozen/faqs'
import { scenes as frozenScenes } from '../tests/editions/frozen/gallery'
import { games as frozenGames } from '../tests/editions/frozen/games'
import { genreTiles as frozenGenres } from '../tests/editions/frozen/genres'
import { masks as frozenMasks } from '../tests/editions/frozen/masks'
import { merch as frozenMerch } from '../tests/editions/frozen/merch'
import { schedule as frozenSchedule } from '../tests/editions/frozen/schedule'
import { stayPackage as frozenPackage } from '../tests/editions/frozen/stayPackage'
import * as secondAccommodation from '../tests/editions/second/accommodation'
import { edition as secondEdition } from '../tests/editions/second/edition'
import { faqs as secondFaqs } from '../tests/editions/second/faqs'
import { scenes as secondScenes } from '../tests/editions/second/gallery'
import { games as secondGames } from '../tests/editions/second/games'
import { genreTiles as secondGenres } from '../tests/editions/second/genres'
import { masks as secondMasks } from '../tests/editions/second/masks'
import { merch as secondMerch } from '../tests/editions/second/merch'
import { schedule as secondSchedule } from '../tests/editions/second/schedule'
import { stayPackage as secondPackage } from '../tests/editions/second/stayPackage'

/** What the built sites of the journeys are made of (`EDITION` in `playwright.config.ts`). */
export const editions = {
  frozen: {
    ...frozenAccommodation,
    edition: frozenEdition,
    faqs: frozenFaqs,
    scenes: frozenScenes,
    games: Object.entries(frozenGames),
    genres: frozenGenres,
    masks: frozenMasks,
    merch: frozenMerch,
    schedule: frozenSchedule,
    stayPackage: frozenPackage,
  },
  second: {
    ...secondAccommodation,
    edition: secondEdition,
    faqs: secondFaqs,
    scenes: secondScenes,
    games: Object.entries(secondGames),
    genres: secondGenres,
    masks: secondMasks,
    merch: secondMerch,
    schedule: secondSchedule,
    stayPackage: secondPackage,
  },
}
