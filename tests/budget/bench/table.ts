import type { Measure } from './measure'

const HEAD = [
  'route',
  'perf',
  'a11y',
  'best',
  'seo',
  'FCP s',
  'LCP s',
  'TBT ms',
  'CLS',
  'script KB',
  'style',
  'font',
  'image',
  'other',
  'requests',
]

/** The figures of every route, in columns. */
export function table(measures: Measure[]): string {
  const rows = [HEAD, ...measures.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return column === 0 ? cell.padEnd(width) : cell.padStart(width)
        })
        .join('  '),
    )
    .join('\n')
}

function cellsOf({ route, scores, fcp, lcp, tbt, cls, bytes, requests }: Measure): string[] {
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  const kilobytes = (size: number) => (size / 1000).toFixed(1)
  return [
    route,
    ...[scores.performance, scores.accessibility, scores['best-practices'], scores.seo].map(String),
    seconds(fcp),
    seconds(lcp),
    String(Math.round(tbt)),
    cls.toFixed(3),
    ...[bytes.script, bytes.stylesheet, bytes.font, bytes.image, bytes.other].map(kilobytes),
    String(requests),
  ]
}
