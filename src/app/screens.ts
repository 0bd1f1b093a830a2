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
  /** The text of its link in a list of the footer. */
  footer: Partial<Record<'links' | 'small', string>>
  /** Where the links of navigation and footer lead signed-in users instead. */
  signedInPath: string | undefined
}

/**
 * All screens. Routes, guards, documents, the sitemap, the navigation and the footer use this table; the footer also its
 * order. A new screen needs a file in `src/features`, an address in `shared/paths.ts`, an entry here and its words in
 * `pages.ts`; the navigation leads to it once `content/nav.ts` names it.
 */
export const screens: Screen[] = [
  entry(paths.home, 'home/HomeScreen', { nav: 'home' }),
  entry(paths.signIn, 'auth/SignInScreen', { access: 'signed-out' }),
  entry(paths.signUp, 'auth/SignUpScreen', { access: 'signed-out' }),
  entry(paths.forgotPassword, 'auth/ForgotPasswordScreen', { access: 'signed-out' }),
  entry(paths.dashboard, 'dashboard/DashboardScreen', { access: 'signed-in' }),
  entry(paths.contingent, 'contingent/ContingentScreen', {
    access: 'signed-in',
    nav: 'accommodation',
  }),
  entry(paths.events, 'events/EventsScreen', { nav: 'events' }),
  entry(patterns.genre, 'events/GenreScreen', { nav: 'events' }),
  entry(paths.accommodation, 'accommodation/StayScreen', {
    props: { page: 'info' },
    nav: 'accommodation',
    footer: { links: 'Accommodation' },
    signedInPath: paths.contingent, // Spec §2
  }),
  entry(paths.accommodationRules, 'accommodation/StayScreen', {
    props: { page: 'rules' },
    nav: 'accommodation',
  }),
  entry(paths.accommodationFaq, 'accommodation/StayScreen', {
    props: { page: 'faq' },
    nav: 'accommodation',
  }),
  entry(paths.accommodationMap, 'accommodation/MapScreen', { nav: 'accommodation' }),
  entry(paths.faqs, 'about/FaqsScreen', { nav: 'faqs', footer: { links: 'FAQs' } }),
  entry(paths.gallery, 'gallery/GalleryScreen', { nav: 'gallery' }),
  entry(paths.aftermovie, 'aftermovie/AftermovieScreen', { nav: 'aftermovie' }),
  entry(paths.games, 'games/GamesScreen', { nav: 'games' }),
  ...Object.keys(games).flatMap((game) => [
    entry(paths.game(game), 'games/GameScreen', { props: { game }, isBare: true }),
    entry(paths.leaderboard(game), 'games/LeaderboardScreen', { props: { game }, nav: 'games' }),
  ]),
  entry(paths.schedule, 'schedule/ScheduleScreen', { footer: { links: 'Schedule' } }),
  entry(paths.merchandise, 'merch/MerchScreen', { nav: 'merchandise' }),
  entry(paths.cart, 'cart/CartScreen', { nav: 'merchandise' }),
  entry(paths.accessibility, 'about/AccessibilityScreen', { footer: { small: 'Accessibility' } }),
  entry(paths.privacy, 'about/PrivacyScreen', { footer: { small: 'Privacy' } }),
]

export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname))
}

/** Loads the screen at an address, so that it can render at once. */
export async function fetchScreenAt(pathname: string): Promise<void> {
  await screenAt(pathname)?.component.fetch()
}

function entry(path: string, file: string, more: Partial<Screen>): Screen {
  return {
    path,
    file,
    component: screenFromFile(file),
    props: {},
    access: 'all',
    isBare: false,
    nav: undefined,
    footer: {},
    signedInPath: undefined,
    ...more,
  }
}
