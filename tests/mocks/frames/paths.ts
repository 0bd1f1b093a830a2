/** Where the mock server's own pages for the frames lie: the games and the map. */
export const FRAMES = '/mock/'

export const FRAME_FILES = ['game.html', 'map.html'] as const
