import type { frames as real } from '@/content/frames'

/** Instead of `src/content/frames.ts` in the mock server: pages of its own, so that frames work without a network. */
export const frames: Record<keyof typeof real, string> = { map: '/mock/map.html' }
