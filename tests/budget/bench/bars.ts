import { paths } from '@/shared/paths'
import type { Frames } from './frames'
import type { Measure } from './measure'

const CONTENT_MS = 1_800
/** On every page but `/`, where a preloader may come first, the content is part of the first paint. */
const CONTENT_TO_FCP = 1.15
const LCP_MS = 1_800
const SPEED_INDEX_MS = 1_800
const TBT_MS = 100
const CLS = 0.02
const PERFORMANCE = 97
export const INTERACTION_MS = 150
/** Of a page that was visited before: the network's response, on slow 4G, and the worker's time. */
export const DOCUMENT_MS = 700
/** From there until its content is painted. */
export const SECOND_VISIT_MS = 700
/** Until the pass is visible offline, without CPU throttling. */
export const OFFLINE_MS = 1_000
/** With as much data as a real festival has. */
export const LOADED_INTERACTION_MS = 200

/** Frames of a movement that may be long, of each hundred. */
const LONG_FRAMES = 1

/** The bars that a page misses, a line each. */
export function missedBars({ route, scores, seen, ...lab }: Measure): string[] {
  const { performance, ...others } = scores
  const low = Object.entries(others).filter(([, score]) => score < 100)
  const contentBar =
    route === paths.home ? CONTENT_MS : Math.min(CONTENT_MS, seen.fcp * CONTENT_TO_FCP)
  const cls = Math.max(lab.cls, seen.cls)
  const over = (name: string, ms: number, bar: number) =>
    ms > bar ? [`${name} ${Math.round(ms)} ms of ${Math.round(bar)}`] : []
  return [
    ...(performance < PERFORMANCE ? [`performance ${performance} of ${PERFORMANCE}`] : []),
    ...low.map(([name, score]) => `${name} ${score} of 100`),
    ...over('content', seen.content, contentBar),
    ...over('LCP', lab.lcp, LCP_MS),
    ...over('LCP as seen', seen.lcp, LCP_MS),
    ...(seen.isLcpInScreen ? [] : [`the LCP element is not in the screen: ${seen.lcpElement}`]),
    ...over('Speed Index', lab.speedIndex, SPEED_INDEX_MS),
    ...over('TBT', lab.tbt, TBT_MS),
    ...(cls > CLS ? [`CLS ${cls.toFixed(3)} of ${CLS}`] : []),
    ...(lab.failed.length > 0 ? [`audits: ${lab.failed.join(', ')}`] : []),
  ].map((miss) => `${route}: ${miss}`)
}

/** The times that are over their bar, a line each. */
export function missedTimes(times: [string, number][], bar: number, until: string): string[] {
  return times
    .filter(([, ms]) => ms > bar)
    .map(([name, ms]) => `${name}: ${ms} ms ${until} of ${bar}`)
}

export function missedFrames(frames: Frames[]): string[] {
  return frames
    .filter(({ share }) => share >= LONG_FRAMES)
    .map(({ name, share }) => `${name}: ${share} % of the frames are long, of ${LONG_FRAMES}`)
}
