import type { Drawing, drawings as real } from '../../../../src/theme/drawings'

const side = (name: string, width: number) => {
  return { src: `/art/heroes/${name}.svg`, width, height: (width * 1230) / 1380 }
}

export const drawings = {
  logo: { src: '/art/brand/logo.svg', width: 58, height: 58 },
  shield: { src: '/art/brand/shield.svg', width: 50, height: 50 },
  backdrop: { src: '/art/ornament/backdrop.svg', width: 1920, height: 1160 },
  strip: { src: '/art/ornament/strip.svg', width: 2160, height: 264 },
  stripOfPhones: { src: '/art/ornament/strip-phone.svg', width: 720, height: 264 },

  navigation: side('aurelia', 68),
  menuButton: { src: '/art/brand/orb.svg', width: 56, height: 56 },
  menuHub: { src: '/art/menu/hub.svg', width: 90, height: 90 },

  signIn: side('violet', 400),
  signUp: side('coral', 400),
  faqs: side('aurelia', 400),
  stayPackage: side('violet', 92),
  gate: { src: '/art/ornament/gate.svg', width: 304, height: 298 },
  freeDelivery: side('lantern', 400),

  registeredLeft: side('coral', 125),
  registeredRight: side('moon', 135),
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

  curtain: { src: '/art/ornament/curtain.svg', width: 140, height: 562 },
  filmCover: { src: '/art/ornament/spinner.svg', width: 190, height: 190 },
  play: { src: '/art/ornament/play.svg', width: 190, height: 190 },

  campus: { src: '/art/campus-ground.svg', width: 820, height: 540 },
} satisfies Record<keyof typeof real, Drawing>

export const campusSign = (name: 'plate' | 'accent' | 'north') => `/art/campus.svg#${name}`

export const listMarkers: readonly Drawing[] = [1, 2, 3].map((number) => ({
  src: `/art/ornament/marker-${number}.svg`,
  width: 26,
  height: 26,
}))

export const podium: readonly Drawing[] = [1, 2, 3].map((rank) => ({
  src: `/art/podium/${rank}.svg`,
  width: 240,
  height: 276,
}))

export const menuDrawing = (src: string): Drawing => ({ src, width: 86, height: 86 })
