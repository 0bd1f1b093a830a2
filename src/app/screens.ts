import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { games } from '@/content/games'
import type { NavPage } from '@/content/nav'
import { paths, patterns } from '@/shared/paths'
import { screenFromFile } from '@/platform/lazyScreen'

export type Screen = {
  /** The route path; a pattern if a part of it varies. */
  path: string
  /** The component is the default export of `src/features/<file>.tsx`. */
  file: string
  component: ComponentType<object> & { fetch: () => Promise<unknown> }
  props: object
  /** Spec §2: who may see it. `guards.tsx` redirects other users. */
  access: 'all' | 'signed-out' | 'signed-in'
  /** It fills the window, without the navigation. */
  isBare: boolean
  nav: NavPage | undefined
}

type Entry = Pick<Screen, 'path' | 'file'> & Partial<Omit<Screen, 'component'>>

/**
 * All screens, in the order of Spec §2. Routes, guards, documents, the sitemap and the navigation use this table. A new
 * screen needs a file in `src/features`, an address in `shared/paths.ts`, an entry here and its words in `pages.ts`;
 * the navigation leads to it once `content/nav.ts` names it.
 */
export const screens: Screen[] = [
  entry({ path: paths.home, file: 'home/HomeScreen', nav: 'home' }),
  entry({ path: paths.signIn, file: 'auth/SignInScreen', access: 'signed-out' }),
  entry({ path: paths.signUp, file: 'auth/SignUpScreen', access: 'signed-out' }),
  entry({ path: paths.forgotPassword, file: 'auth/ForgotPasswordScreen', access: 'signed-out' }),
  entry({ path: paths.dashboard, file: 'dashboard/DashboardScreen', access: 'signed-in' }),
  entry({
    path: paths.contingent,
    file: 'contingent/ContingentScreen',
    access: 'signed-in',
    nav: 'accommodation',
  }),
  entry({ path: paths.events, file: 'events/EventsScreen', nav: 'events' }),
  entry({ path: patterns.genre, file: 'events/GenreScreen', nav: 'events' }),
  entry({ path: paths.faqs, file: 'about/FaqsScreen', nav: 'faqs' }),
  ...(
    [
      [paths.accommodation, 'info'],
      [paths.accommodationRules, 'rules'],
      [paths.accommodationFaq, 'faq'],
    ] as const
  ).map(([path, page]) =>
    entry({ path, file: 'accommodation/StayScreen', props: { page }, nav: 'accommodation' }),
  ),
  entry({ path: paths.accommodationMap, file: 'accommodation/MapScreen', nav: 'accommodation' }),
  entry({ path: paths.gallery, file: 'gallery/GalleryScreen', nav: 'gallery' }),
  entry({ path: paths.aftermovie, file: 'aftermovie/AftermovieScreen', nav: 'aftermovie' }),
  entry({ path: paths.games, file: 'games/GamesScreen', nav: 'games' }),
  ...Object.keys(games).flatMap((game) => [
    entry({ path: paths.game(game), file: 'games/GameScreen', props: { game }, isBare: true }),
    entry({
      path: paths.leaderboard(game),
      file: 'games/LeaderboardScreen',
      props: { game },
      nav: 'games',
    }),
  ]),
  entry({ path: paths.schedule, file: 'schedule/ScheduleScreen' }),
  entry({ path: paths.merchandise, file: 'merch/MerchScreen', nav: 'merchandise' }),
  entry({ path: paths.cart, file: 'cart/CartScreen', nav: 'merchandise' }),
  entry({ path: paths.accessibility, file: 'about/AccessibilityScreen' }),
  entry({ path: paths.privacy, file: 'about/PrivacyScreen' }),
]

export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname))
}

/** Loads the screen at an address, so that it can render at once. */
export async function fetchScreenAt(pathname: string): Promise<void> {
  await screenAt(pathname)?.component.fetch()
}

function entry(given: Entry): Screen {
  return {
    component: screenFromFile(given.file),
    props: {},
    access: 'all',
    isBare: false,
    nav: undefined,
    ...given,
  }
}
