export const FRAMES = '/mock/'

export const FRAME_FILES = ['game.html', 'map.html'] as const
