const captions = [
  'A trio on the night stage',
  'The clock tower by day',
  'Street play, seen from above',
  'Peacock and lion dance',
  'The food stall at noon',
  'A comedy under the stars',
  'Painting the king on the wall',
  'A peacock mask takes the stage',
  'The river at sunset',
  'Three hands draw an alpona',
  'Three dhak drummers',
  'The clock tower at dusk',
]

export const scenes = captions.map((caption, index) => ({
  caption,
  alt: `Drawing number ${index + 1}: ${caption.toLowerCase()}.`,
}))
