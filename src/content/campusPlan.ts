import type { VenueId } from './venues'

export type Pin = {
  number: number
  /** The position on the picture, if it is not the true one: crowded pins were moved apart by hand. */
  at?: readonly [x: number, y: number]
  /** The name beside the pin, if there is space for one. `isLate`: only at the closest zoom. */
  name?: { text: string; side: 'above' | 'right' | 'below' | 'left'; isLate?: boolean }
}

/** The picture is 820 by 540 units. These are the coordinates of its top left corner and its units per metre. */
export const picture = {
  north: 22.325178,
  west: 87.297408,
  perMetre: 0.39,
}

/** Walking times start here until a place is chosen. */
export const entrance: VenueId = 'mainGate'

/** A phone's plan is centred here until a place is chosen. */
export const opening: VenueId = 'netaji'

/** Numbered from west to east: first the places of the schedule, then the others. */
export const pins: Record<VenueId, Pin> = {
  panLoopCourt: { number: 1, name: { text: 'PAN Loop', side: 'below' } },
  sfCafe: { number: 2, name: { text: 'SF Cafe', side: 'below', isLate: true } },
  jcb: { number: 3, name: { text: 'JCB Hall', side: 'below', isLate: true } },
  gymkhana: { number: 4, name: { text: 'Gymkhana', side: 'below', isLate: true } },
  basketballCourt: { number: 5, name: { text: 'Basketball Court', side: 'below', isLate: true } },
  sfArena: {
    number: 6,
    at: [434.3, 297.8],
    name: { text: 'SF Arena', side: 'below', isLate: true },
  },
  toat: { number: 7, at: [468, 283.3], name: { text: 'TOAT', side: 'below', isLate: true } },
  netaji: { number: 8, at: [496.2, 259.8], name: { text: 'Netaji', side: 'above', isLate: true } },
  snBose: {
    number: 9,
    at: [532.9, 258.5],
    name: { text: 'S N Bose', side: 'right', isLate: true },
  },
  vikramshila: { number: 10, at: [521.7, 348.9], name: { text: 'Vikramshila', side: 'left' } },
  kalidas: { number: 11, at: [522.7, 385.3], name: { text: 'Kalidas', side: 'left' } },
  bhatnagar: { number: 12, name: { text: 'Bhatnagar', side: 'above' } },
  gargiMaitri: {
    number: 13,
    at: [554, 366.3],
    name: { text: 'Gargi Maitri', side: 'right', isLate: true },
  },
  raman: { number: 14, name: { text: 'Raman', side: 'above' } },
  pronitesGround: { number: 15, name: { text: 'Pronites Ground', side: 'left' } },
  nehru: { number: 16 },
  azad: { number: 17 },
  patel: { number: 18 },
  lbs: { number: 19 },
  hjb: { number: 20 },
  mmm: { number: 21 },
  llr: { number: 22 },
  rk: { number: 23 },
  vs: { number: 24 },
  snvh: { number: 25 },
  ms: { number: 26 },
  mt: { number: 27 },
  snig: { number: 28 },
  clockTower: { number: 29 },
  rp: { number: 30 },
  mainGate: { number: 31, name: { text: 'Main Gate', side: 'right' } },
  takshashila: { number: 32 },
  nehruMuseum: { number: 33 },
}
