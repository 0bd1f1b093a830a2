/** The round picture in the middle of the wheel. */
export const HUB = 'hub'

export const drawingAt = (drawing: string) => `/art/wheel/${drawing}.svg`
