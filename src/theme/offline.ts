/** The drawings that phones keep for use offline: what every screen needs to be opened. Patterns, in `public`. */
export const offlineDrawings = [
  'art/brand/*.svg',
  'art/genres/*.svg',
  'art/heroes/*-live.svg',
  'art/menu/*.svg',
  'art/rims/*.svg',
  'art/states/*.svg',
  'art/*.svg',
]
