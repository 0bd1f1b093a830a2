/** Where the stand-in's own pages for the frames lie: the two games (`.env.mock`) and the map. */
export const FRAMES = '/stand-in/'

export const FRAME_FILES = ['game.html', 'map.html'] as const
