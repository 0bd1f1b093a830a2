/** All addresses of the site (Spec §2). Every link uses these. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  dashboard: '/dashboard',
  contingent: '/contingent',
  events: '/events',
  genre: (name: string) => `/events/subevents/${encodeURIComponent(wellFormed(name))}`,
  /** The genre's page with the event's modal open. */
  event: (genre: string, id: number) => `${paths.genre(genre)}?event=${id}`,
  faqs: '/faqs',
  accommodation: '/accommodation',
  accommodationRules: '/accommodation-rules',
  accommodationFaq: '/accommodation-faq',
  accommodationMap: '/accommodation-map',
  gallery: '/gallery',
  aftermovie: '/aftermovie',
  games: '/games',
  game: (game: string) => `/games/${game}`,
  leaderboard: (game: string) => `/leaderboard/${game}`,
  schedule: '/schedule',
  /** `day` is an id from `src/content/schedule.ts`. */
  scheduleDay: (day: string) => `/schedule?day=${day}`,
  /** The campus plan. `day` is an id from `src/content/schedule.ts`, the others are from `src/content/venues.ts`. */
  onPlan: (ids: Partial<Record<'day' | 'place' | 'from' | 'to', string>>) =>
    `${paths.accommodationMap}?${new URLSearchParams(ids).toString()}`,
  merchandise: '/merchandise',
  cart: '/cart',
  accessibility: '/accessibility',
  privacy: '/privacy',
}

/** `encodeURIComponent` throws for half a character, which is left where a name was cut inside an emoji. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}

/** Addresses work with capitals and a trailing slash. To compare and share them, there is one spelling. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1')
}

export const patterns = { genre: '/events/subevents/:eventname' }
