export const eventLogos = { Centrifuge: '/art/masks/king.svg', Nrityakala: '/art/masks/moon.svg' }
