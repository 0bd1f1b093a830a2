import { createElement, type ComponentType, type ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { games, type GameName } from '@/content/games'
import type { NavPage } from '@/content/nav'
import { paths, patterns } from '@/shared/paths'
import { lazyWithRetry } from './lazyWithRetry'

export type Screen = {
  /** The route path; a pattern if a part of it varies. */
  path: string
  element: ReactElement
  /** Loads its module, so that it can render at once. */
  preload: () => Promise<{ default: unknown }>
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

const HomeScreen = lazyWithRetry(() => import('@/features/home/HomeScreen'))
const SignInScreen = lazyWithRetry(() => import('@/features/auth/SignInScreen'))
const SignUpScreen = lazyWithRetry(() => import('@/features/auth/SignUpScreen'))
const ForgotPasswordScreen = lazyWithRetry(() => import('@/features/auth/ForgotPasswordScreen'))
const DashboardScreen = lazyWithRetry(() => import('@/features/dashboard/DashboardScreen'))
const ContingentScreen = lazyWithRetry(() => import('@/features/contingent/ContingentScreen'))
const EventsScreen = lazyWithRetry(() => import('@/features/events/EventsScreen'))
const GenreScreen = lazyWithRetry(() => import('@/features/events/GenreScreen'))
const StayScreen = lazyWithRetry(() => import('@/features/accommodation/StayScreen'))
const MapScreen = lazyWithRetry(() => import('@/features/accommodation/MapScreen'))
const FaqsScreen = lazyWithRetry(() => import('@/features/about/FaqsScreen'))
const GalleryScreen = lazyWithRetry(() => import('@/features/gallery/GalleryScreen'))
const AftermovieScreen = lazyWithRetry(() => import('@/features/aftermovie/AftermovieScreen'))
const GamesScreen = lazyWithRetry(() => import('@/features/games/GamesScreen'))
const GameScreen = lazyWithRetry(() => import('@/features/games/GameScreen'))
const LeaderboardScreen = lazyWithRetry(() => import('@/features/games/LeaderboardScreen'))
const ScheduleScreen = lazyWithRetry(() => import('@/features/schedule/ScheduleScreen'))
const MerchScreen = lazyWithRetry(() => import('@/features/merch/MerchScreen'))
const CartScreen = lazyWithRetry(() => import('@/features/cart/CartScreen'))
const AccessibilityScreen = lazyWithRetry(() => import('@/features/about/AccessibilityScreen'))
const PrivacyScreen = lazyWithRetry(() => import('@/features/about/PrivacyScreen'))

/**
 * All screens. Routes, guards, documents, the sitemap, the navigation and the footer use this table; the footer also its
 * order. A new screen needs a file in `src/features`, an address in `shared/paths.ts`, an entry here and its words in
 * `pages.ts`; the navigation leads to it once `content/nav.ts` names it.
 */
export const screens: Screen[] = [
  entry(paths.home, HomeScreen, {}, { nav: 'home' }),
  entry(paths.signIn, SignInScreen, {}, { access: 'signed-out' }),
  entry(paths.signUp, SignUpScreen, {}, { access: 'signed-out' }),
  entry(paths.forgotPassword, ForgotPasswordScreen, {}, { access: 'signed-out' }),
  entry(paths.dashboard, DashboardScreen, {}, { access: 'signed-in' }),
  entry(paths.contingent, ContingentScreen, {}, { access: 'signed-in', nav: 'accommodation' }),
  entry(paths.events, EventsScreen, {}, { nav: 'events' }),
  entry(patterns.genre, GenreScreen, {}, { nav: 'events' }),
  entry(
    paths.accommodation,
    StayScreen,
    { page: 'info' },
    {
      nav: 'accommodation',
      footer: { links: 'Accommodation' },
      signedInPath: paths.contingent, // Spec §2
    },
  ),
  entry(paths.accommodationRules, StayScreen, { page: 'rules' }, { nav: 'accommodation' }),
  entry(paths.accommodationFaq, StayScreen, { page: 'faq' }, { nav: 'accommodation' }),
  entry(paths.accommodationMap, MapScreen, {}, { nav: 'accommodation' }),
  entry(paths.faqs, FaqsScreen, {}, { nav: 'faqs', footer: { links: 'FAQs' } }),
  entry(paths.gallery, GalleryScreen, {}, { nav: 'gallery' }),
  entry(paths.aftermovie, AftermovieScreen, {}, { nav: 'aftermovie' }),
  entry(paths.games, GamesScreen, {}, { nav: 'games' }),
  ...Object.keys(games)
    .filter(isGameName)
    .flatMap((game) => [
      entry(paths.game(game), GameScreen, { game }, { isBare: true }),
      entry(paths.leaderboard(game), LeaderboardScreen, { game }, { nav: 'games' }),
    ]),
  entry(paths.schedule, ScheduleScreen, {}, { footer: { links: 'Schedule' } }),
  entry(paths.merchandise, MerchScreen, {}, { nav: 'merchandise' }),
  entry(paths.cart, CartScreen, {}, { nav: 'merchandise' }),
  entry(paths.accessibility, AccessibilityScreen, {}, { footer: { small: 'Accessibility' } }),
  entry(paths.privacy, PrivacyScreen, {}, { footer: { small: 'Privacy' } }),
]

export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname))
}

/** Loads the screen at an address, so that it can render at once. */
export async function preloadScreenAt(pathname: string): Promise<void> {
  await screenAt(pathname)?.preload()
}

function isGameName(name: string): name is GameName {
  return name in games
}

type Details = Partial<Omit<Screen, 'path' | 'element' | 'preload'>>

function entry<Props extends object>(
  path: string,
  component: ComponentType<Props> & Pick<Screen, 'preload'>,
  props: Props,
  details: Details = {},
): Screen {
  return {
    path,
    element: createElement(component, props),
    preload: component.preload,
    access: 'all',
    isBare: false,
    nav: undefined,
    footer: {},
    signedInPath: undefined,
    ...details,
  }
}
