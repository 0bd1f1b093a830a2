import type { Measure } from './measure'

type Column = [head: string, cell: (measure: Measure) => string]

const seconds = (ms: number) => (ms / 1000).toFixed(2)

const COLUMNS: Column[] = [
  ['route', ({ route }) => route],
  ['perf', ({ scores }) => String(scores.performance)],
  ['a11y', ({ scores }) => String(scores.accessibility)],
  ['best', ({ scores }) => String(scores['best-practices'])],
  ['seo', ({ scores }) => String(scores.seo)],
  ['FCP s', ({ fcp }) => seconds(fcp)],
  ['LCP s', ({ lcp }) => seconds(lcp)],
  ['SI s', ({ speedIndex }) => seconds(speedIndex)],
  ['TBT ms', ({ tbt }) => String(Math.round(tbt))],
  ['CLS', ({ cls, seen }) => Math.max(cls, seen.cls).toFixed(3)],
  ['seen: FCP', ({ seen }) => seconds(seen.fcp)],
  ['content', ({ seen }) => seconds(seen.content)],
  ['LCP', ({ seen }) => seconds(seen.lcp)],
  ['TBT', ({ seen }) => String(Math.round(seen.tbt))],
  ['KB', ({ bytes }) => (bytes / 1000).toFixed(1)],
  ['requests', ({ requests }) => String(requests)],
  ['LCP element', ({ seen }) => `${seen.isLcpInScreen ? '' : 'miss: '}${seen.lcpElement}`],
]

/** The figures of every route, in columns. */
export function table(measures: Measure[]): string {
  return align([
    COLUMNS.map(([head]) => head),
    ...measures.map((measure) => COLUMNS.map(([, cell]) => cell(measure))),
  ])
}

/** How many times as long a page takes in this build as in the other one; below 1 is faster. */
export function ratios(measures: Measure[], baselines: Measure[]): string {
  const figures = [
    ['content', ({ seen }: Measure) => seen.content],
    ['FCP', ({ seen }: Measure) => seen.fcp],
    ['LCP', ({ seen }: Measure) => seen.lcp],
    ['TBT', ({ seen }: Measure) => seen.tbt],
    ['Speed Index', ({ speedIndex }: Measure) => speedIndex],
  ] as const
  const rows = measures.map((measure, index) => {
    const baseline = baselines[index]
    const cells = figures.map(([, of]) =>
      baseline
        ? `${seconds(of(measure))} : ${seconds(of(baseline))} = ${(of(measure) / of(baseline)).toFixed(2)}`
        : '',
    )
    return [measure.route, ...cells]
  })
  return align([['route', ...figures.map(([name]) => name)], ...rows])
}

function align(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const padded = (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return column === 0 ? cell.padEnd(width) : cell.padStart(width)
  }
  return rows.map((row) => row.map(padded).join('  ')).join('\n')
}
