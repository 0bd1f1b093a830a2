/** The drawings that phones keep for use offline: what every screen needs to be opened. Patterns, in `public`. */
export const offlineDrawings = [
  'art/{brand,rims,genres,states,menu}/*.svg',
  'art/heroes/*-live.svg',
  'art/*.svg',
]
