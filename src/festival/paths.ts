/** Spec §2. Every link uses these paths. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  dashboard: '/dashboard',
  contingent: '/contingent',
  events: '/events',
  genre: (name: string) => `/events/subevents/${encodeURIComponent(wellFormed(name))}`,
  /** Opens the modal of the event on the page of the genre. */
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
  /** The campus plan. `day` is an id from `src/content/schedule.ts`. The others are ids from `src/content/venues.ts`. */
  onPlan: (ids: Partial<Record<'day' | 'place' | 'from' | 'to', string>>) =>
    `${paths.accommodationMap}?${new URLSearchParams(ids).toString()}`,
  merchandise: '/merchandise',
  cart: '/cart',
  accessibility: '/accessibility',
  privacy: '/privacy',
}

/** `encodeURIComponent` throws for half of an emoji, which remains if somebody cuts a name there. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}

/** Paths also work with capitals and a trailing slash. To compare and share them, one spelling is necessary. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1')
}

export const patterns = { genre: '/events/subevents/:eventname' }
