import { spawn } from 'node:child_process'
import { build, SITES, type SiteName } from './sites'

/*
 * Runs `npm test`, every check of a change, and `npm run test:long`, the slow suites. It prints the time of each step,
 * and stops after the first failure. Steps of one group run in parallel, because most of them use one core.
 */
type Step = [name: string, run: () => Promise<void>]

const builds = (names: SiteName[]): Step[] =>
  names.map((name) => [`build ${SITES[name]}`, () => build(name)])

const STYLELINT = 'stylelint "src/**/*.css"'
const VITEST = 'vitest run --config tests/vitest.config.ts'

/**
 * The clock of the unit and screen tests: after midnight during the festival in India, and the morning before in the
 * browser's own zone. `npm run unit` and `npm run check` use today's date and the developer's zone.
 */
const ODD_CLOCK = { TEST_NOW: '2025-01-26T00:40', TZ: 'America/Los_Angeles' }

const GROUPS: Record<'short' | 'long', Step[][]> = {
  short: [
    [
      command('lint', 'eslint .'),
      command('styles', STYLELINT),
      command('format', 'prettier --check .'),
      command('types', 'tsc --noEmit'),
      command('types of the worker', 'tsc --noEmit -p src/platform/worker'),
      command('unused code', 'knip'),
      command('browser', 'tsx e2e/chromium/install.ts'),
      ...builds(['production', 'frozen']),
    ],
    [
      command('sizes', 'tsx tests/budget/sizes.ts'),
      command('unit and screen tests', VITEST, ODD_CLOCK),
    ],
    [command('browser tests', 'playwright test')],
  ],
  long: [
    [command('browser', 'tsx e2e/chromium/install.ts')],
    builds(['production', 'frozen', 'second']),
    [
      command(
        'properties, cases and second edition',
        `${VITEST} --project properties --project cases --project second`,
      ),
    ],
    [command('slow browser tests', 'playwright test --config e2e/long/playwright.config.ts')],
  ],
}

function command(name: string, line: string, env: Record<string, string> = {}): Step {
  return [
    name,
    () =>
      new Promise((resolve, reject) => {
        // npm has added the commands of node_modules to the path.
        const child = spawn(line, {
          shell: true,
          stdio: 'inherit',
          env: { ...process.env, ...env },
        })
        child.once('error', reject)
        child.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`${name}: \`npx ${line}\` failed`)),
        )
      }),
  ]
}

async function timed([name, run]: Step) {
  const start = Date.now()
  await run()
  console.log(`ok   ${((Date.now() - start) / 1000).toFixed(0).padStart(4)} s  ${name}`)
}

const isLong = process.argv.includes('--long')
if (isLong) process.env.LONG = 'yes'
// Only the build steps below may set it.
delete process.env.SITES_ARE_BUILT
const start = Date.now()
for (const group of GROUPS[isLong ? 'long' : 'short']) {
  await runTwoAtATime(group)
  if (group.some(([name]) => name.startsWith('build'))) process.env.SITES_ARE_BUILT = 'yes'
}
console.log(`All passed in ${((Date.now() - start) / 60_000).toFixed(1)} minutes`)

/** More steps would only wait for each other on two cores. */
async function runTwoAtATime(group: Step[]) {
  const waiting = [...group]
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) await timed(step)
  }
  await Promise.all([work(), work()])
}
