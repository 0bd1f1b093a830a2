// By relative names, in full: the build reads this file too, and knows no alias.
import { genreTiles } from '../content/genres.ts'
import { genreWords, screenWords, type ScreenWords } from '../content/screens.ts'
import { paths } from '../shared/paths.ts'

export type PublicScreen = ScreenWords & { path: string }

const at = (path: string, words: ScreenWords): PublicScreen => ({ path, ...words })

/** Every screen that anybody may see, under the address by which it is found and shared. */
export const publicScreens: PublicScreen[] = [
  at(paths.home, screenWords.home),
  at(paths.events, screenWords.events),
  ...genreTiles.map(({ name, title }) => at(paths.genre(name), genreWords(title))),
  at(paths.schedule, screenWords.schedule),
  at(paths.gallery, screenWords.gallery),
  at(paths.aftermovie, screenWords.aftermovie),
  at(paths.accommodation, screenWords.accommodation),
  at(paths.accommodationRules, screenWords.accommodationRules),
  at(paths.accommodationFaq, screenWords.accommodationFaq),
  at(paths.accommodationMap, screenWords.accommodationMap),
  at(paths.faqs, screenWords.faqs),
  at(paths.games, screenWords.games),
  at(paths.game('witch'), screenWords.witchGame),
  at(paths.game('cans'), screenWords.cansGame),
  at(paths.leaderboard('witch'), screenWords.witchLeaderboard),
  at(paths.leaderboard('cans'), screenWords.cansLeaderboard),
  at(paths.merchandise, screenWords.merchandise),
  at(paths.cart, screenWords.cart),
  at(paths.signUp, screenWords.signUp),
  at(paths.signIn, screenWords.signIn),
  at(paths.forgotPassword, screenWords.forgotPassword),
]
