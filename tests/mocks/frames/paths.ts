/** Where the mock server's own pages for the frames lie: the two games (`.env.mock`) and the map. */
export const FRAMES = '/mock/'

export const FRAME_FILES = ['game.html', 'map.html'] as const
