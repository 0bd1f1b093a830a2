export type Scene = {
  /** At most 34 characters, so that it fits into one line on a phone. */
  caption: string
  alt: string
}

/** `number` starts at 1. */
export const drawingOf = (number: number) => `/art/gallery/${String(number).padStart(2, '0')}.svg`

/**
 * The pictures in order: the first is `public/art/gallery/01.svg`. A photo in `src/content/gallery` replaces the
 * drawing with the same number. Its texts here must then describe the photo.
 */
export const scenes = [
  {
    caption: 'A trio on the night stage',
    alt: 'A guitarist, a singer and a drummer play under strings of flags, the heads of the crowd before them.',
  },
  {
    caption: 'The clock tower by day',
    alt: 'The clock tower between two long red wings, hung with bulbs, under a big sun; three students walk past.',
  },
  {
    caption: 'Street play, seen from above',
    alt: 'From above: two masked actors dance on a red ring while the crowd stands round them in circles.',
  },
  {
    caption: 'Peacock and lion dance',
    alt: 'A dancer in a peacock mask and one in a lion mask hold hands, each with a bell-ringed foot in the air.',
  },
  {
    caption: 'The food stall at noon',
    alt: 'A cook in a turban waves from behind a steaming pan under a striped awning; a customer waits on each side.',
  },
  {
    caption: 'A comedy under the stars',
    alt: 'Rows of heads before an open-air screen that shows a laughing mask.',
  },
  {
    caption: 'Painting the king on the wall',
    alt: 'A painter on a ladder finishes a great red king’s mask on a brick wall, her pots of colour below.',
  },
  {
    caption: 'A peacock mask takes the stage',
    alt: 'A dancer in a peacock mask and a white skirt steps out under the flags, one hand on the hip.',
  },
  {
    caption: 'The river at sunset',
    alt: 'A boatman poles a red boat across the river while a singer plays the ektara, the sun low behind them.',
  },
  {
    caption: 'Three hands draw an alpona',
    alt: 'Three hands lay a white alpona of petals and creepers on a blue floor.',
  },
  {
    caption: 'The fashion walk',
    alt: 'A model in a red blouse, green skirt and yellow sash walks the ramp towards us between rows of heads.',
  },
  {
    caption: 'Night market under paper lanterns',
    alt: 'Students stroll past stalls of rosettes, masks and cups, with seven paper lanterns above them.',
  },
  {
    caption: 'Kites over the field',
    alt: 'Four people fly red, teal and pink kites under a spiked sun.',
  },
  {
    caption: 'The king’s mask, close up',
    alt: 'The red mask of the king with its curled moustache and a crown of feathers, rays all round it.',
  },
  {
    caption: 'The quiz final',
    alt: 'Three quiz teams sit at their buzzers under a great owl; one has a hand up.',
  },
  {
    caption: 'Bells on dancing feet',
    alt: 'Two bare feet with four rows of bells at each ankle step across wooden boards.',
  },
  {
    caption: 'Fireworks from the rooftop',
    alt: 'Six friends at a railing watch fireworks burst in yellow, white and pink.',
  },
  {
    caption: 'Three dhak drummers',
    alt: 'Three drummers in a row, each with a feathered dhak and a raised stick.',
  },
  {
    caption: 'Hands up at the concert',
    alt: 'Seven raised hands in red and blue light, paper confetti falling on them.',
  },
  {
    caption: 'Two clay cups of tea',
    alt: 'Two painted clay cups of tea, steaming, on a bright yellow ground.',
  },
  {
    caption: 'The puppet show',
    alt: 'Two lions and a moon dance on strings between the curtains of a puppet booth.',
  },
  {
    caption: 'A Baul singer under a tree',
    alt: 'A singer in a white turban plays the ektara under a tree, one arm raised.',
  },
  {
    caption: 'Alone with the microphone',
    alt: 'A singer with a jasmine in her hair stretches out an arm between two tall speakers.',
  },
  {
    caption: 'The clock tower by night',
    alt: 'The clock tower and its yellow wings under a crescent moon and strings of bulbs.',
  },
  {
    caption: 'Five masks in one row',
    alt: 'Five dancers in lion and moon masks stamp side by side under a string of bulbs.',
  },
  {
    caption: 'Painting the peacock on the wall',
    alt: 'A painter on a ladder holds his brush to a huge peacock’s face on a brick wall.',
  },
  {
    caption: 'A brush for the moon',
    alt: 'A hand with a brush paints the forehead of the white moon mask.',
  },
  {
    caption: 'A lion in the ring',
    alt: 'From above: one dancer in a lion mask turns on a yellow ring, the crowd seated round the edge.',
  },
  {
    caption: 'The film eye is watching',
    alt: 'Rows of heads before a red screen with one great eye, a film reel for its iris.',
  },
  {
    caption: 'Midnight at the food stall',
    alt: 'The same stall under a crescent moon: the cook still waves, two customers still wait.',
  },
  {
    caption: 'Two fish on a brass plate',
    alt: 'Two teal fish curl head to tail on a brass plate, a flower in each corner of the pink cloth.',
  },
  {
    caption: 'The river by moonlight',
    alt: 'A boatman and a singer with an ektara cross the blue water under a crescent moon.',
  },
  {
    caption: 'The lantern lane',
    alt: 'Red, yellow and pink lanterns over three striped stalls, and four students choosing what to buy.',
  },
  {
    caption: 'A pink face on the ramp',
    alt: 'A model with a painted pink face and a moustache walks the ramp in a yellow kurta.',
  },
  {
    caption: 'An alpona in red and yellow',
    alt: 'Two hands set red and yellow petals in a ring round a red alpona on the white floor.',
  },
  {
    caption: 'The peacock mask, close up',
    alt: 'The teal face of the peacock mask in a double fan of feathers, rays all round it.',
  },
  {
    caption: 'Red sky over the rooftop',
    alt: 'Six friends at a railing under fireworks in a deep red sky.',
  },
  {
    caption: 'An open book and its quill',
    alt: 'An open book with a peacock feather standing as its quill, leaves of light behind it.',
  },
  {
    caption: 'Laughter and lion dance',
    alt: 'A dancer in a laughing mask and one in a lion mask hold hands under the flags.',
  },
  {
    caption: 'The quiz owl keeps the score',
    alt: 'Three quiz teams at their desks on a pink stage, the owl with its ring of feathers above them.',
  },
  {
    caption: 'Confetti at the last song',
    alt: 'Seven raised hands in blue and green light under a shower of paper confetti.',
  },
  {
    caption: 'Four kites and a quiet sun',
    alt: 'Four people on a pink field fly red, teal, white and yellow kites.',
  },
  {
    caption: 'A brush for the lion',
    alt: 'A hand with a brush paints the cheek of the lion mask.',
  },
  {
    caption: 'The lion alone on stage',
    alt: 'A dancer in a lion mask stands wide-legged with both hands raised, the crowd below.',
  },
  {
    caption: 'The clock tower at dusk',
    alt: 'The clock tower against a pink evening sky with a low sun, three students on their way home.',
  },
] satisfies Scene[]
