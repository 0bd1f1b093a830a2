/** Every address of the site (Spec §2, route table). Links are built here and nowhere else. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  dashboard: '/dashboard',
  contingent: '/contingent',
  events: '/events',
  /** A genre's page. The segment is the genre's name, encoded. */
  genre: (name: string) => `/events/subevents/${encodeURIComponent(name)}`,
  /** An event's own address: its genre's page with its modal open. */
  event: (genre: string, id: number) => `${paths.genre(genre)}?event=${id}`,
  faqs: '/faqs',
  accommodation: '/accommodation',
  accommodationRules: '/accommodation-rules',
  accommodationFaq: '/accommodation-faq',
  accommodationMap: '/accommodation-map',
  gallery: '/gallery',
  aftermovie: '/aftermovie',
  games: '/games',
  /** A game itself, as wide as the window. */
  game: (game: string) => `/games/${game}`,
  leaderboard: (game: string) => `/leaderboard/${game}`,
  schedule: '/schedule',
  /** One day of the schedule, by the id that `src/content/schedule.ts` gives it. */
  scheduleDay: (day: string) => `/schedule?day=${day}`,
  merchandise: '/merchandise',
  cart: '/cart',
}

/** Addresses are read leniently, without regard to capitals and a slash at the end; compared and shared they are in one spelling. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1')
}

/** Patterns for the route table, where an address has a part that varies. */
export const patterns = {
  genre: '/events/subevents/:eventname',
}
