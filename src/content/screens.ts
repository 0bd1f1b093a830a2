import { stayPackage } from './accommodation.ts'
import { edition } from './edition.ts'
import { games } from './games.ts'

/** What a search engine and a shared link say about a screen: its name, and one or two sentences of up to 160 letters. */
export type ScreenWords = { title: string; description: string }

const { festival, ordinal, dates, college, theme } = edition
const of = `${festival}, ${college}`

/** The words of every screen that anybody may see; those of the genres are below. */
export const screenWords = {
  home: {
    title: `${theme.left} ${theme.right}`,
    description: `${festival}, the cultural festival of ${college}: ${ordinal} edition, ${dates}. Sign up, find your event, register alone or as a team.`,
  },
  events: {
    title: 'Events',
    description: `All events of ${of}: dance, music, dramatics, quiz, fashion and more. Search them, read the rules and register alone or as a team.`,
  },
  schedule: {
    title: 'Schedule',
    description: `What takes place when and where at ${of}, day by day, with the way to every venue. Star what you like and keep your own plan.`,
  },
  merchandise: {
    title: 'Merchandise',
    description: `T-shirts and hoodies of the ${ordinal} ${of}. Collect them at the control tent, or have them sent home.`,
  },
  cart: {
    title: 'Cart',
    description: `Your ${festival} t-shirts and hoodies: sizes, amounts, delivery and payment.`,
  },
  gallery: {
    title: 'Gallery',
    description: `45 pictures of ${of}: bands and street plays, masks and fireworks, the nights and the days of the festival.`,
  },
  aftermovie: {
    title: 'After Movie',
    description: `The aftermovie of ${of}: the stages, the crowds and the nights of the festival in one film.`,
  },
  games: {
    title: 'Games',
    description: `Two little games of ${of}, Witch Runner and Knock the Cans: play in the browser and climb the leaderboards.`,
  },
  witchGame: {
    title: games.witch.title,
    description: `Play ${games.witch.title}, a little game of ${of}, in your browser.`,
  },
  cansGame: {
    title: games.cans.title,
    description: `Play ${games.cans.title}, a little game of ${of}, in your browser.`,
  },
  witchLeaderboard: {
    title: `${games.witch.title} leaderboard`,
    description: `The ten best players of ${games.witch.title}, a little game of ${of}, and your own place among all who play.`,
  },
  cansLeaderboard: {
    title: `${games.cans.title} leaderboard`,
    description: `The ten best players of ${games.cans.title}, a little game of ${of}, and your own place among all who play.`,
  },
  accommodation: {
    title: 'Accommodation',
    description: `Staying at ${of}: ${stayPackage.price} per head for 3 days and 4 nights in a hall, with pronite passes and a kit. How contingents come and pay.`,
  },
  accommodationRules: {
    title: 'Accommodation rules',
    description: `The rules of staying at ${of}: desk hours, check-in and check-out, deposits, fines and refunds.`,
  },
  accommodationFaq: {
    title: 'Accommodation FaQs',
    description: `Questions about staying at ${of}, answered: payment, rooms, teachers, arrival and refunds.`,
  },
  accommodationMap: {
    title: 'Accommodation map',
    description: `How to reach ${of}: the main gate on a map, and the way there by train and by air.`,
  },
  faqs: {
    title: 'FAQs',
    description: `Questions about ${of}, answered: signing up, teams, payment, accommodation and the days of the festival.`,
  },
  signIn: {
    title: 'Sign In',
    description: `Sign in to ${of}: your registered events, your team, your festival id and its barcode, your contingent.`,
  },
  signUp: {
    title: 'Sign Up',
    description: `Sign up for ${of}, ${dates}. One account for events, teams, accommodation and contingents.`,
  },
  forgotPassword: {
    title: 'Forgot password',
    description: `Set a new password for your ${festival} account with a one-time code sent by mail.`,
  },
} satisfies Record<string, ScreenWords>

/** A genre has a page of its own. */
export function genreWords(title: string): ScreenWords {
  return {
    title,
    description: `${title} at ${of}, ${dates}: every ${title} event with its rules and team sizes. Register alone or as a team.`,
  }
}
