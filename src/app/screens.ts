import { createElement, type ComponentType, type ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { games } from '@/content/games'
import type { NavPage } from '@/content/nav'
import { paths, patterns } from '@/festival/paths'
import { reloadIfOutdated } from '@/platform/useUpdate'
import { lazyWithRetry } from '@/shared/lib/lazyWithRetry'
import { reportIfSlow } from './slowLoads'

export type Screen = {
  /** The path of the route. It may contain a parameter. */
  path: string
  element: ReactElement
  /** Loads the module, so that the screen renders without a wait. */
  preload: () => Promise<{ default: unknown }>
  /** Spec §2: who may see the screen. `guards.tsx` redirects other users. */
  access: 'all' | 'signed-out' | 'signed-in'
  /** Whether the screen fills the window, without the navigation. */
  isBare: boolean
  nav: NavPage | undefined
  /** The text of the link in each list of the footer. */
  footer: Partial<Record<'links' | 'small', string>>
  /** Links in the navigation and the footer lead signed-in users to this path instead. */
  signedInPath: string | undefined
}

type Load<Props extends object> = Parameters<typeof lazyWithRetry<Props>>[0]

/** The server may no longer have the files of an old build, so an outdated page reloads before the request. */
function lazyScreen<Props extends object>(load: Load<Props>) {
  return lazyWithRetry(load, (preload) =>
    reportIfSlow(reloadIfOutdated()?.then(preload) ?? preload()),
  )
}

const HomeScreen = lazyScreen(() => import('@/features/home/HomeScreen'))
const SignInScreen = lazyScreen(() => import('@/features/auth/SignInScreen'))
const SignUpScreen = lazyScreen(() => import('@/features/auth/SignUpScreen'))
const ForgotPasswordScreen = lazyScreen(() => import('@/features/auth/ForgotPasswordScreen'))
const DashboardScreen = lazyScreen(() => import('@/features/dashboard/DashboardScreen'))
const ContingentScreen = lazyScreen(() => import('@/features/contingent/ContingentScreen'))
const EventsScreen = lazyScreen(() => import('@/features/events/EventsScreen'))
const GenreScreen = lazyScreen(() => import('@/features/events/GenreScreen'))
const StayScreen = lazyScreen(() => import('@/features/accommodation/StayScreen'))
const MapScreen = lazyScreen(() => import('@/features/accommodation/MapScreen'))
const FaqsScreen = lazyScreen(() => import('@/features/about/FaqsScreen'))
const GalleryScreen = lazyScreen(() => import('@/features/gallery/GalleryScreen'))
const AftermovieScreen = lazyScreen(() => import('@/features/aftermovie/AftermovieScreen'))
const GamesScreen = lazyScreen(() => import('@/features/games/GamesScreen'))
const GameScreen = lazyScreen(() => import('@/features/games/GameScreen'))
const LeaderboardScreen = lazyScreen(() => import('@/features/games/LeaderboardScreen'))
const ScheduleScreen = lazyScreen(() => import('@/features/schedule/ScheduleScreen'))
const MerchScreen = lazyScreen(() => import('@/features/merch/MerchScreen'))
const CartScreen = lazyScreen(() => import('@/features/cart/CartScreen'))
const AccessibilityScreen = lazyScreen(() => import('@/features/about/AccessibilityScreen'))
const PrivacyScreen = lazyScreen(() => import('@/features/about/PrivacyScreen'))

/**
 * Routes, guards, prerendered pages, the sitemap, the navigation and the footer use this table. The footer also uses its
 * order. `src/how-to.md` says how to add a screen.
 */
export const screens: Screen[] = [
  screen(paths.home, HomeScreen, {}, { nav: 'home' }),
  screen(paths.signIn, SignInScreen, {}, { access: 'signed-out' }),
  screen(paths.signUp, SignUpScreen, {}, { access: 'signed-out' }),
  screen(paths.forgotPassword, ForgotPasswordScreen, {}, { access: 'signed-out' }),
  screen(paths.dashboard, DashboardScreen, {}, { access: 'signed-in' }),
  screen(paths.contingent, ContingentScreen, {}, { access: 'signed-in', nav: 'accommodation' }),
  screen(paths.events, EventsScreen, {}, { nav: 'events' }),
  screen(patterns.genre, GenreScreen, {}, { nav: 'events' }),
  screen(
    paths.accommodation,
    StayScreen,
    { page: 'info' },
    {
      nav: 'accommodation',
      footer: { links: 'Accommodation' },
      signedInPath: paths.contingent, // Spec §2
    },
  ),
  screen(paths.accommodationRules, StayScreen, { page: 'rules' }, { nav: 'accommodation' }),
  screen(paths.accommodationFaq, StayScreen, { page: 'faq' }, { nav: 'accommodation' }),
  screen(paths.accommodationMap, MapScreen, {}, { nav: 'accommodation' }),
  screen(paths.faqs, FaqsScreen, {}, { nav: 'faqs', footer: { links: 'FAQs' } }),
  screen(paths.gallery, GalleryScreen, {}, { nav: 'gallery' }),
  screen(paths.aftermovie, AftermovieScreen, {}, { nav: 'aftermovie' }),
  screen(paths.games, GamesScreen, {}, { nav: 'games' }),
  ...Object.entries(games).flatMap(([name, game]) => [
    screen(paths.game(name), GameScreen, { name, game }, { isBare: true }),
    screen(paths.leaderboard(name), LeaderboardScreen, { name, game }, { nav: 'games' }),
  ]),
  screen(paths.schedule, ScheduleScreen, {}, { footer: { links: 'Schedule' } }),
  screen(paths.merchandise, MerchScreen, {}, { nav: 'merchandise' }),
  screen(paths.cart, CartScreen, {}, { nav: 'merchandise' }),
  screen(paths.accessibility, AccessibilityScreen, {}, { footer: { small: 'Accessibility' } }),
  screen(paths.privacy, PrivacyScreen, {}, { footer: { small: 'Privacy' } }),
]

export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname))
}

export async function preloadScreenAt(pathname: string): Promise<void> {
  await screenAt(pathname)?.preload()
}

type Details = Partial<Omit<Screen, 'path' | 'element' | 'preload'>>

function screen<Props extends object>(
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
