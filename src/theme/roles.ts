/** Fills of tiles and of the bands around pictures. Their colours are in palette.css. */
export type Fill =
  'primary' | 'tertiary' | 'accent' | 'raised' | 'panel' | 'strong' | 'calm' | 'soft'

/** The rims of panels, in shapes.css. 1 is the usual rim. The others distinguish panels of one kind. */
export type Rim = 1 | 2 | 3 | 4

/** The two sets of text colours in palette.css. */
export type Tone = 'light' | 'dark'
