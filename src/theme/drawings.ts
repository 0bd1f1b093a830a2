export type Drawing = {
  src: string
  /** `width` and `height` have the proportions of the `viewBox`, so that nothing moves when the drawing loads. */
  width: number
  height: number
}

/** The drawings of components, by role. The drawings of style sheets are in drawings.css. */
export const drawings = {
  logo: { src: '/art/brand/logo.svg', width: 58, height: 58 },
  /** The shield of the college is the same in every edition. */
  shield: { src: '/art/brand/shield.svg', width: 50, height: 50 },
  /** Behind the hero of the home page. The edges of the drawing are faded. */
  backdrop: { src: '/art/ornament/backdrop.svg', width: 1920, height: 1160 },
  /** Every page ends with three strips side by side, so the left edge must continue the right edge. */
  strip: { src: '/art/ornament/strip.svg', width: 2160, height: 264 },
  stripOfPhones: { src: '/art/ornament/strip-phone.svg', width: 720, height: 264 },

  /** In the middle of the navigation bar, on every page but home. */
  navigation: { src: '/art/heroes/hero-1.svg', width: 68, height: 61 },
  menuButton: { src: '/art/brand/orb.svg', width: 56, height: 56 },
  menuHub: { src: '/art/menu/hub.svg', width: 90, height: 90 },

  /** Beside the forms and texts of a screen. */
  signIn: { src: '/art/heroes/hero-3.svg', width: 560, height: 450 },
  signUp: { src: '/art/heroes/hero-5.svg', width: 400, height: 397 },
  faqs: { src: '/art/heroes/hero-4.svg', width: 400, height: 371 },
  stayPackage: { src: '/art/heroes/hero-1.svg', width: 92, height: 83 },
  gate: { src: '/art/ornament/gate.svg', width: 304, height: 298 },
  freeDelivery: { src: '/art/heroes/hero-4.svg', width: 400, height: 371 },

  /** The tiles of the dashboard. The first tile has two drawings. */
  registeredLeft: { src: '/art/heroes/hero-2.svg', width: 125.4, height: 113.7 },
  registeredRight: { src: '/art/heroes/hero-5.svg', width: 135.2, height: 134.3 },
  profile: { src: '/art/ornament/profile.svg', width: 150, height: 150 },
  report: { src: '/art/ornament/report.svg', width: 150, height: 150 },

  avatarOfWoman: { src: '/art/avatars/f.svg', width: 208, height: 208 },
  avatarOfMan: { src: '/art/avatars/m.svg', width: 208, height: 208 },
  leader: { src: '/art/ornament/leader.svg', width: 34, height: 23 },

  empty: { src: '/art/states/empty.svg', width: 150, height: 150 },
  error: { src: '/art/states/error.svg', width: 130, height: 148 },
  toastSuccess: { src: '/art/states/toast-success.svg', width: 36, height: 36 },
  toastError: { src: '/art/states/toast-error.svg', width: 36, height: 36 },
  toastWarning: { src: '/art/states/toast-warning.svg', width: 36, height: 36 },

  /** The film before it plays: its curtain on both sides, its cover, and its button. */
  curtain: { src: '/art/ornament/curtain.svg', width: 140, height: 562 },
  filmCover: { src: '/art/ornament/spinner.svg', width: 190, height: 190 },
  play: { src: '/art/ornament/play.svg', width: 190, height: 190 },

  campus: { src: '/art/campus-ground.svg', width: 820, height: 540 },
} satisfies Record<string, Drawing>

/**
 * The signs of the campus plan, around 0, 0. `plate` is behind the number of a place, `accent` is on the plate of the
 * chosen place, and `north` is the arrow. The disc of a number has the radius 11.6, and the plate reaches to 18.
 */
export const campusSign = (name: 'plate' | 'accent' | 'north') => `/art/campus.svg#${name}`

/** The entries of the schedule use these markers in turn. */
export const listMarkers: readonly Drawing[] = [1, 2, 3].map((number) => ({
  src: `/art/ornament/marker-${number}.svg`,
  width: 26,
  height: 26,
}))

/** The first three places of a leaderboard. All later places use the last drawing. */
export const podium: readonly Drawing[] = [1, 2, 3].map((rank) => ({
  src: `/art/podium/${rank}.svg`,
  width: 240,
  height: 276,
}))

/** The drawing of a link in the phone's menu. content/nav.ts names its file. */
export const menuDrawing = (src: string): Drawing => ({ src, width: 86, height: 86 })
