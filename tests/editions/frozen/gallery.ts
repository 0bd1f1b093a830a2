export const scenes = [
  {
    caption: 'A trio on the night stage',
    alt: 'A guitarist, a singer and a drummer play under strings of flags, the heads of the crowd before them.',
    border: { fill: 'turmeric', pattern: 'stitch' },
  },
  {
    caption: 'The clock tower by day',
    alt: 'The clock tower between two long red wings, hung with bulbs, under a big sun; three students walk past.',
    border: { fill: 'bright-vermilion', pattern: 'teeth' },
  },
  {
    caption: 'Street play, seen from above',
    alt: 'From above: two masked actors dance on a red ring while the crowd stands round them in circles.',
    border: { fill: 'vermilion', pattern: 'bulbs' },
  },
  {
    caption: 'Peacock and lion dance',
    alt: 'A dancer in a peacock mask and one in a lion mask hold hands, each with a bell-ringed foot in the air.',
    border: { fill: 'bright-vermilion', pattern: 'teeth' },
  },
  {
    caption: 'The food stall at noon',
    alt: 'A cook in a turban waves from behind a steaming pan under a striped awning; a customer waits on each side.',
    border: { fill: 'bright-vermilion', pattern: 'stitch' },
  },
  {
    caption: 'A comedy under the stars',
    alt: 'Rows of heads before an open-air screen that shows a laughing mask.',
    border: { fill: 'turmeric', pattern: 'bulbs' },
  },
  {
    caption: 'Painting the king on the wall',
    alt: 'A painter on a ladder finishes a great red king’s mask on a brick wall, her pots of colour below.',
    border: { fill: 'teal', pattern: 'teeth' },
  },
  {
    caption: 'A peacock mask takes the stage',
    alt: 'A dancer in a peacock mask and a white skirt steps out under the flags, one hand on the hip.',
    border: { fill: 'pink', pattern: 'stitch' },
  },
  {
    caption: 'The river at sunset',
    alt: 'A boatman poles a red boat across the river while a singer plays the ektara, the sun low behind them.',
    border: { fill: 'turmeric', pattern: 'bulbs' },
  },
  {
    caption: 'Three hands draw an alpona',
    alt: 'Three hands lay a white alpona of petals and creepers on a blue floor.',
    border: { fill: 'turmeric', pattern: 'stitch' },
  },
  {
    caption: 'Three dhak drummers',
    alt: 'Three drummers in a row, each with a feathered dhak and a raised stick.',
    border: { fill: 'vermilion', pattern: 'stitch' },
  },
  {
    caption: 'The clock tower at dusk',
    alt: 'The clock tower against a pink evening sky with a low sun, three students on their way home.',
    border: { fill: 'turmeric', pattern: 'bulbs' },
  },
]
