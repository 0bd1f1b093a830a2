/** Patterns in `public`. The browser stores these drawings for use offline, because every screen needs them. */
export const offlineDrawings = [
  'art/brand/*.svg',
  'art/genres/*.svg',
  'art/heroes/*-live.svg',
  'art/menu/*.svg',
  'art/rims/*.svg',
  'art/states/*.svg',
  'art/*.svg',
]
