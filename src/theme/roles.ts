/** Fills of tiles and of the bands around pictures: palette.css has the colour of each. */
export type Fill =
  'primary' | 'tertiary' | 'accent' | 'raised' | 'panel' | 'strong' | 'calm' | 'soft'

/** The rims of panels, which shapes.css draws. The first is usual; the others tell panels of one kind from others. */
export type Rim = 1 | 2 | 3 | 4

/** Which of the two sets of text colours in palette.css a part of the page has. */
export type Tone = 'light' | 'dark'
