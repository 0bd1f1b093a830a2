import { paths } from '../src/shared/paths.ts'

/** The file that draws each public screen (src/app/routes.tsx), so that the first answer can name its parts. */
const SCREEN_FILES: [string, string][] = [
  [paths.events, 'events/EventsScreen'],
  [paths.genre(''), 'events/GenreScreen'],
  [paths.schedule, 'schedule/ScheduleScreen'],
  [paths.gallery, 'gallery/GalleryScreen'],
  [paths.aftermovie, 'aftermovie/AftermovieScreen'],
  [paths.accommodation, 'accommodation/InfoScreen'],
  [paths.accommodationRules, 'accommodation/RulesScreen'],
  [paths.accommodationFaq, 'accommodation/StayFaqScreen'],
  [paths.accommodationMap, 'accommodation/MapScreen'],
  [paths.faqs, 'faqs/FaqsScreen'],
  [paths.games, 'games/GamesScreen'],
  [paths.game('witch'), 'games/GameScreen'],
  [paths.game('cans'), 'games/GameScreen'],
  [paths.leaderboard('witch'), 'games/LeaderboardScreen'],
  [paths.leaderboard('cans'), 'games/LeaderboardScreen'],
  [paths.merchandise, 'merch/MerchandiseScreen'],
  [paths.cart, 'merch/CartScreen'],
  [paths.signUp, 'auth/SignUpScreen'],
  [paths.signIn, 'auth/SignInScreen'],
  [paths.forgotPassword, 'auth/ForgotPasswordScreen'],
  [paths.home, 'home/HomeScreen'],
]

/** `src/features/events/EventsScreen.tsx` for `/events`. */
export function screenFileOf(path: string): string | undefined {
  const isGenre = path.startsWith(paths.genre(''))
  const found = SCREEN_FILES.find(([each]) => each === (isGenre ? paths.genre('') : path))
  return found && `src/features/${found[1]}.tsx`
}
