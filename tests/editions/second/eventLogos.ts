export const eventLogos = { 'Robot Race': '/art/masks/moon.svg' }
