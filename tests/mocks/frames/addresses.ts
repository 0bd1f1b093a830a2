import type { frames as real } from '@/content/frames'

/** The mock server uses this file instead of `src/content/frames.ts`, so that frames work without a network. */
export const frames: Record<keyof typeof real, string> = { map: '/mock/map.html' }
