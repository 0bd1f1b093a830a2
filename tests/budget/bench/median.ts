import type { Measure } from './measure'

/** Combines several measures: the median of each figure, and every audit that failed in any. */
export function medianOf(rounds: Measure[]): Measure {
  const [first] = rounds
  if (!first) throw new Error('There is nothing to take the middle of')
  const middle = (figure: (round: Measure) => number) => median(rounds.map(figure))
  return {
    route: first.route,
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    speedIndex: middle(({ speedIndex }) => speedIndex),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    seen: {
      fcp: middle(({ seen }) => seen.fcp),
      content: middle(({ seen }) => seen.content),
      lcp: middle(({ seen }) => seen.lcp),
      tbt: middle(({ seen }) => seen.tbt),
      cls: middle(({ seen }) => seen.cls),
      lcpElement: first.seen.lcpElement,
      // One miss is a miss.
      isLcpInScreen: rounds.every(({ seen }) => seen.isLcpInScreen),
    },
    bytes: middle(({ bytes }) => bytes),
    requests: middle(({ requests }) => requests),
    failed: [...new Set(rounds.flatMap(({ failed }) => failed))],
  }
}

/** The median; of two middle values, the larger, which is the worse for times and bytes. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN
}
