import { findTile } from '@/queries/eventRules'
import { edition } from '@/content/edition'
import { games } from '@/content/games'
import { genreTiles } from '@/content/genres'
import { heroes } from '@/content/heroes'
import { delivery, kinds, merch } from '@/content/merch'
import { decodedPath } from '@/shared/lib/decodedPath'
import { paths, patterns } from '@/festival/paths'
import { drawings } from '@/theme/drawings'
import { screens, type Screen } from './screens'

/** For search engines and link previews. tests/build/documents.test.ts: a description is unique and has 60 to 160 characters. */
type PageTexts = { title: string; description: string }

/** A page with its own HTML file. `path` has the spelling of links and search results. */
export type Page = PageTexts & { path: string }

/** A screen, and what only the build needs of it. */
export type ScreenPages = Screen & {
  /** One page, or one page for each value of a route parameter. */
  pages: Page[]
  /** Finds the page of an address, if the screen has several pages. */
  pathOf?: ((pathname: string) => string) | undefined
  /** Whether its pages are in the sitemap. */
  isListed: boolean
  /** The first images on a phone. The HTML preloads them. */
  pictures: string[]
  /** Drawings that are part of the HTML, so that they need no request. */
  inlined: string[]
  /** The environment variable with the URL of the server that the screen calls first. */
  apiVariable: 'VITE_USER_EVENTS_API_URL' | 'VITE_GAMES_API_URL' | undefined
}

type PageDetails = Partial<
  Pick<ScreenPages, 'pathOf' | 'isListed' | 'pictures' | 'inlined' | 'apiVariable'>
> &
  (PageTexts | { pages: Page[] })

const { festival, ordinal, dates, college, theme } = edition
const fullName = `${festival}, ${college}`
const someGenres = genreTiles.slice(0, 4).map(({ title }) => title)
const allGames = Object.values(games)

/** The keys are the paths of `screens.ts`. A separate file, because the browser does not need it to start. */
const pageDetails: Record<string, PageDetails> = {
  [paths.home]: {
    inlined: [heroes[0].drawing, drawings.backdrop.src],
    title: `${theme.left} ${theme.right}`,
    description: `${festival}, the cultural festival of ${college}: ${ordinal} edition, ${dates}. Sign up, find your event, register alone or as a team.`,
  },
  [paths.signIn]: {
    title: 'Sign In',
    description: `Sign in to ${fullName}: your registered events, your team, your festival id and its barcode, your contingent.`,
  },
  [paths.signUp]: {
    title: 'Sign Up',
    description: `Sign up for ${fullName}, ${dates}. One account for events, teams, accommodation and contingents.`,
  },
  [paths.forgotPassword]: {
    isListed: false,
    title: 'Forgot password',
    description: `Set a new password for your ${festival} account with a one-time code sent by email.`,
  },
  [paths.dashboard]: {
    title: 'Dashboard',
    description: `Your ${festival} id and barcode, your events and your teams.`,
  },
  [paths.contingent]: {
    title: 'Contingent',
    description: `Create or join a contingent for ${fullName}, and pay for your stay.`,
  },
  [paths.events]: {
    pictures: genreTiles.slice(0, 1).map(({ emblem }) => emblem),
    apiVariable: 'VITE_USER_EVENTS_API_URL',
    title: 'Events',
    description: `All events of ${fullName}: ${someGenres.join(', ')} and more. Search them, read the rules and register alone or as a team.`,
  },
  [patterns.genre]: {
    pathOf(pathname) {
      const written = decodedPath(pathname.slice(paths.genre('').length))
      return paths.genre(findTile(written)?.name ?? '')
    },
    apiVariable: 'VITE_USER_EVENTS_API_URL',
    pages: genreTiles.map(({ name, title }) => ({
      path: paths.genre(name),
      title,
      description: `${title} at ${fullName}, ${dates}: every ${title} event with its rules and team sizes. Register alone or as a team.`,
    })),
  },
  [paths.faqs]: {
    title: 'FAQs',
    description: `Questions about ${fullName}, answered: signing up, teams, payment, accommodation and the festival days.`,
  },
  [paths.accommodation]: {
    title: 'Accommodation',
    description: `Staying at ${fullName}: the price per head, the hall, the pronite passes and the kit. How contingents come and pay.`,
  },
  [paths.accommodationRules]: {
    title: 'Accommodation rules',
    description: `The rules of staying at ${fullName}: desk hours, check-in and check-out, deposits, fines and refunds.`,
  },
  [paths.accommodationFaq]: {
    title: 'Accommodation FaQs',
    description: `Questions about staying at ${fullName}, answered: payment, rooms, teachers, arrival and refunds.`,
  },
  [paths.accommodationMap]: {
    inlined: [drawings.campus.src],
    title: 'Accommodation map',
    description: `How to reach ${fullName}: the main gate on a map, and the way there by train and by air.`,
  },
  [paths.gallery]: {
    title: 'Gallery',
    description: `Pictures of ${fullName}: bands, street plays and fireworks, the nights and the festival days.`,
  },
  [paths.aftermovie]: {
    title: 'After Movie',
    description: `The aftermovie of ${fullName}: the stages, the crowds and the nights of the festival in one film.`,
  },
  [paths.games]: {
    pictures: allGames.slice(0, 1).map(({ poster }) => poster),
    title: 'Games',
    description: `Games of ${fullName}: ${allGames.map(({ title }) => title).join(', ')}. Play in the browser and climb the leaderboards.`,
  },
  ...Object.fromEntries(
    Object.entries(games).flatMap(([game, { title }]): [string, PageDetails][] => [
      [
        paths.game(game),
        { title, description: `Play ${title}, a game of ${fullName}, in your browser.` },
      ],
      [
        paths.leaderboard(game),
        {
          apiVariable: 'VITE_GAMES_API_URL',
          title: `${title} leaderboard`,
          description: `The ten best players of ${title}, a game of ${fullName}, and your own place among all players.`,
        },
      ],
    ]),
  ),
  [paths.schedule]: {
    title: 'Schedule',
    description: `What happens when and where at ${fullName}, day by day, with the way to every venue. Star what you like and make your own plan.`,
  },
  [paths.merchandise]: {
    pictures: merch.slice(0, 1).map(({ imageFront }) => imageFront),
    title: 'Merchandise',
    description: `${kinds} of the ${ordinal} ${fullName}. Collect them at ${delivery.collectAt}, or have them delivered.`,
  },
  [paths.cart]: {
    isListed: false,
    title: 'Cart',
    description: `Your order from the shop of ${festival}: sizes, amounts, delivery and payment.`,
  },
  [paths.accessibility]: {
    title: 'Accessibility',
    description: `How the site of ${fullName} works by keyboard, with a screen reader and on a small screen, and whom to tell about a barrier.`,
  },
  [paths.privacy]: {
    title: 'Privacy',
    description: `What the site of ${fullName} stores in your browser and for how long, how to clear it, and which other sites see you.`,
  },
}

export const screenPages: ScreenPages[] = screens.map((screen) => {
  const { path, access } = screen
  const details = pageDetails[path]
  if (!details) throw new Error(`src/app/pages.ts has no words for ${path}`)
  const { isListed = access !== 'signed-in', pictures = [], inlined = [] } = details
  const { pathOf, apiVariable } = details
  const pages = 'pages' in details ? details.pages : [{ path, ...details }]
  return { ...screen, pages, pathOf, isListed, pictures, inlined, apiVariable }
})
