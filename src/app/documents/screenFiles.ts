import { genreTiles } from '../../content/genres.ts'
import { masks } from '../../content/masks.ts'
import { paths } from '../../shared/paths.ts'

type ScreenFile = {
  path: string
  /** In src/features, as src/app/routes.tsx names it. */
  file: string
  /** What is seen first on a phone. The browser would find it only after the scripts have run. */
  pictures?: string[]
  /** The server that it asks at once, by the name of its address in the environment. */
  asks?: 'VITE_USER_EVENTS_API_URL' | 'VITE_GAMES_API_URL'
}

const SCREEN_FILES: ScreenFile[] = [
  { path: paths.home, file: 'home/HomeScreen', pictures: [masks[0].drawing] },
  {
    path: paths.events,
    file: 'events/EventsScreen',
    pictures: genreTiles.slice(0, 4).map(({ emblem }) => emblem),
    asks: 'VITE_USER_EVENTS_API_URL',
  },
  { path: paths.genre(''), file: 'events/GenreScreen', asks: 'VITE_USER_EVENTS_API_URL' },
  { path: paths.schedule, file: 'schedule/ScheduleScreen' },
  { path: paths.gallery, file: 'gallery/GalleryScreen' },
  { path: paths.aftermovie, file: 'aftermovie/AftermovieScreen' },
  { path: paths.accommodation, file: 'accommodation/InfoScreen' },
  { path: paths.accommodationRules, file: 'accommodation/RulesScreen' },
  { path: paths.accommodationFaq, file: 'accommodation/StayFaqScreen' },
  { path: paths.accommodationMap, file: 'accommodation/MapScreen' },
  { path: paths.faqs, file: 'faqs/FaqsScreen', pictures: ['/art/masks/laugh.svg'] },
  { path: paths.games, file: 'games/GamesScreen', pictures: ['/art/games/witch-runner.svg'] },
  { path: paths.game('witch'), file: 'games/GameScreen' },
  { path: paths.game('cans'), file: 'games/GameScreen' },
  { path: paths.leaderboard('witch'), file: 'games/LeaderboardScreen', asks: 'VITE_GAMES_API_URL' },
  { path: paths.leaderboard('cans'), file: 'games/LeaderboardScreen', asks: 'VITE_GAMES_API_URL' },
  { path: paths.merchandise, file: 'merch/MerchScreen' },
  { path: paths.cart, file: 'cart/CartScreen' },
  { path: paths.signUp, file: 'auth/SignUpScreen' },
  { path: paths.signIn, file: 'auth/SignInScreen', pictures: ['/art/masks/peacock.svg'] },
  { path: paths.forgotPassword, file: 'auth/ForgotPasswordScreen' },
]

/** What a public screen is made of, so that the first answer can name it. */
export function screenFileOf(path: string) {
  const found = SCREEN_FILES.find((each) => each.path === genreless(path))
  if (!found) return undefined
  const { file, pictures = [], asks } = found
  return { file: `src/features/${file}.tsx`, pictures, asks }
}

/** All genres are one screen. */
function genreless(path: string): string {
  return path.startsWith(paths.genre('')) ? paths.genre('') : path
}
