import type { Pin } from '../../../src/content/campusPlan'

export const picture = { north: 25.572, west: 91.879, perMetre: 0.8 }

export const entrance = 'gate'

export const opening = 'gate'

export const pins: Record<string, Pin> = {
  gate: { number: 1, name: { text: 'North Gate', side: 'right' } },
  hall: { number: 2 },
}
