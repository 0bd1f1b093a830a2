/* eslint-disable max-lines -- a table, with one entry for each screen */
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { aftermovie } from '@/content/aftermovie'
import { edition } from '@/content/edition'
import { games } from '@/content/games'
import { genreTiles } from '@/content/genres'
import { masks } from '@/content/masks'
import { merch } from '@/content/merch'
import type { NavPage } from '@/content/nav'
import { paths, patterns } from '@/shared/paths'
import { fetchScreen, screenOf } from './screen'

/** For search engines and link previews. A description has up to 160 characters. */
type Words = { title: string; description: string }

/** A page with its own document. `path` is spelled as in links and search results. */
export type Page = Words & { path: string }

export type Screen = {
  /** The route path; a pattern if a part of it varies. */
  path: string
  /** The component is the default export of `src/features/<file>.tsx`. */
  file: string
  component: ComponentType<object>
  props: object
  /** Spec §2: who may see it. `guards.tsx` redirects other users. */
  access: 'all' | 'signed-out' | 'signed-in'
  /** It fills the window, without the navigation. */
  isBare: boolean
  nav: NavPage | undefined
  /** One page, or one for each value of the part that varies. */
  pages: Page[]
  /** Whether it is in the sitemap. */
  isListed: boolean
  /** The first images on a phone: preloaded before other images. */
  pictures: string[]
  /** The variable with the address of the server that it requests at once. */
  asks: 'VITE_USER_EVENTS_API_URL' | 'VITE_GAMES_API_URL' | undefined
}

type Entry = Pick<Screen, 'path' | 'file'> &
  Partial<Omit<Screen, 'component' | 'pages'>> & { words: Words | Page[] }

const { festival, ordinal, dates, college, theme } = edition
const of = `${festival}, ${college}`
const someGenres = genreTiles.slice(0, 4).map(({ title }) => title)

/**
 * All screens, in the order of Spec §2. Routes, guards, documents, the sitemap and the navigation use this table. A new
 * screen needs a folder in `src/features`, an address in `shared/paths.ts` and an entry here; the navigation leads to
 * it once `content/nav.ts` names it.
 */
export const screens: Screen[] = [
  entry({
    path: paths.home,
    file: 'home/HomeScreen',
    nav: 'home',
    pictures: [masks[0].drawing, '/art/ornament/night.svg'],
    words: {
      title: `${theme.left} ${theme.right}`,
      description: `${festival}, the cultural festival of ${college}: ${ordinal} edition, ${dates}. Sign up, find your event, register alone or as a team.`,
    },
  }),
  entry({
    path: paths.signIn,
    file: 'auth/SignInScreen',
    access: 'signed-out',
    words: {
      title: 'Sign In',
      description: `Sign in to ${of}: your registered events, your team, your festival id and its barcode, your contingent.`,
    },
  }),
  entry({
    path: paths.signUp,
    file: 'auth/SignUpScreen',
    access: 'signed-out',
    words: {
      title: 'Sign Up',
      description: `Sign up for ${of}, ${dates}. One account for events, teams, accommodation and contingents.`,
    },
  }),
  entry({
    path: paths.forgotPassword,
    file: 'auth/ForgotPasswordScreen',
    access: 'signed-out',
    isListed: false,
    words: {
      title: 'Forgot password',
      description: `Set a new password for your ${festival} account with a one-time code sent by mail.`,
    },
  }),
  entry({
    path: paths.dashboard,
    file: 'dashboard/DashboardScreen',
    access: 'signed-in',
    words: {
      title: 'Dashboard',
      description: `Your ${festival} id and barcode, your events and your teams.`,
    },
  }),
  entry({
    path: paths.contingent,
    file: 'contingent/ContingentScreen',
    access: 'signed-in',
    nav: 'accommodation',
    words: {
      title: 'Contingent',
      description: `Create or join a contingent for ${of}, and pay for your stay.`,
    },
  }),
  entry({
    path: paths.events,
    file: 'events/EventsScreen',
    nav: 'events',
    pictures: genreTiles.slice(0, 1).map(({ emblem }) => emblem),
    asks: 'VITE_USER_EVENTS_API_URL',
    words: {
      title: 'Events',
      description: `All events of ${of}: ${someGenres.join(', ')} and more. Search them, read the rules and register alone or as a team.`,
    },
  }),
  entry({
    path: patterns.genre,
    file: 'events/GenreScreen',
    nav: 'events',
    asks: 'VITE_USER_EVENTS_API_URL',
    words: genreTiles.map(({ name, title }) => ({
      path: paths.genre(name),
      title,
      description: `${title} at ${of}, ${dates}: every ${title} event with its rules and team sizes. Register alone or as a team.`,
    })),
  }),
  entry({
    path: paths.faqs,
    file: 'faqs/FaqsScreen',
    nav: 'faqs',
    words: {
      title: 'FAQs',
      description: `Questions about ${of}, answered: signing up, teams, payment, accommodation and the days of the festival.`,
    },
  }),
  entry({
    path: paths.accommodation,
    file: 'accommodation/InfoScreen',
    nav: 'accommodation',
    words: {
      title: 'Accommodation',
      description: `Staying at ${of}: the price per head, the hall, the pronite passes and the kit. How contingents come and pay.`,
    },
  }),
  entry({
    path: paths.accommodationRules,
    file: 'accommodation/RulesScreen',
    nav: 'accommodation',
    words: {
      title: 'Accommodation rules',
      description: `The rules of staying at ${of}: desk hours, check-in and check-out, deposits, fines and refunds.`,
    },
  }),
  entry({
    path: paths.accommodationFaq,
    file: 'accommodation/StayFaqScreen',
    nav: 'accommodation',
    words: {
      title: 'Accommodation FaQs',
      description: `Questions about staying at ${of}, answered: payment, rooms, teachers, arrival and refunds.`,
    },
  }),
  entry({
    path: paths.accommodationMap,
    file: 'accommodation/MapScreen',
    nav: 'accommodation',
    words: {
      title: 'Accommodation map',
      description: `How to reach ${of}: the main gate on a map, and the way there by train and by air.`,
    },
  }),
  entry({
    path: paths.gallery,
    file: 'gallery/GalleryScreen',
    nav: 'gallery',
    words: {
      title: 'Gallery',
      description: `Pictures of ${of}: bands and street plays, masks and fireworks, the nights and the days of the festival.`,
    },
  }),
  entry({
    path: paths.aftermovie,
    file: 'aftermovie/AftermovieScreen',
    nav: 'aftermovie',
    pictures: [aftermovie.film.poster.src],
    words: {
      title: 'After Movie',
      description: `The aftermovie of ${of}: the stages, the crowds and the nights of the festival in one film.`,
    },
  }),
  entry({
    path: paths.games,
    file: 'games/GamesScreen',
    nav: 'games',
    pictures: Object.values(games)
      .slice(0, 1)
      .map(({ poster }) => poster),
    words: {
      title: 'Games',
      description: `Games of ${of}: ${Object.values(games)
        .map(({ title }) => title)
        .join(', ')}. Play in the browser and climb the leaderboards.`,
    },
  }),
  ...Object.entries(games).flatMap(([game, { title }]) => [
    entry({
      path: paths.game(game),
      file: 'games/GameScreen',
      props: { game },
      isBare: true,
      words: { title, description: `Play ${title}, a little game of ${of}, in your browser.` },
    }),
    entry({
      path: paths.leaderboard(game),
      file: 'games/LeaderboardScreen',
      props: { game },
      nav: 'games',
      asks: 'VITE_GAMES_API_URL',
      words: {
        title: `${title} leaderboard`,
        description: `The ten best players of ${title}, a little game of ${of}, and your own place among all who play.`,
      },
    }),
  ]),
  entry({
    path: paths.schedule,
    file: 'schedule/ScheduleScreen',
    words: {
      title: 'Schedule',
      description: `What takes place when and where at ${of}, day by day, with the way to every venue. Star what you like and keep your own plan.`,
    },
  }),
  entry({
    path: paths.merchandise,
    file: 'merch/MerchScreen',
    nav: 'merchandise',
    pictures: merch.slice(0, 1).map(({ imageFront }) => imageFront),
    words: {
      title: 'Merchandise',
      description: `T-shirts and hoodies of the ${ordinal} ${of}. Collect them at the control tent, or have them sent home.`,
    },
  }),
  entry({
    path: paths.cart,
    file: 'cart/CartScreen',
    nav: 'merchandise',
    isListed: false,
    pictures: ['/art/states/empty.svg'],
    words: {
      title: 'Cart',
      description: `Your ${festival} t-shirts and hoodies: sizes, amounts, delivery and payment.`,
    },
  }),
]

export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname))
}

/** Loads the screen at an address, so that it can render at once. */
export async function fetchScreenAt(pathname: string): Promise<void> {
  const found = screenAt(pathname)
  if (found) await fetchScreen(found.component)
}

function entry({ words, path, file, access = 'all', ...rest }: Entry): Screen {
  return {
    path,
    file,
    component: screenOf(file),
    props: {},
    access,
    isBare: false,
    nav: undefined,
    pages: Array.isArray(words) ? words : [{ path, ...words }],
    isListed: access !== 'signed-in',
    pictures: [],
    asks: undefined,
    ...rest,
  }
}
