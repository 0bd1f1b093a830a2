import { defineConfig, devices } from '@playwright/test'
import { testChromiumPath, launchArguments } from './e2e/chromium/find'
import { freePort } from './e2e/freePort'

// Every worker process reads this file again, and must get the ports of the first one.
const PORT = (process.env.E2E_PORT ??= String(await freePort()))
const SECOND_PORT = (process.env.E2E_SECOND_PORT ??= String(await freePort()))
const executablePath = testChromiumPath()

const OF_ANY_EDITION =
  /(any-edition|sign-in|sign-up|forgot-password|register|contingent|dashboard)\.spec\.ts/
const OF_THE_SECOND = /sold-out\.spec\.ts/
/** The files that the command names; all, if it names none. */
const asked = process.argv.filter((word) => word.includes('.spec'))
const isSecondAsked =
  asked.length === 0 ||
  asked.some((file) => [OF_ANY_EDITION, OF_THE_SECOND].some((each) => each.test(file)))

/** On a desktop and on a phone, against a built site with the mock server, with the headers that a host is told. */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // As in the unit tests: a test that passes the second time is reported as flaky.
  retries: 1,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // A trace of every test takes a fifth of the time. A test that fails runs twice, the second time with one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: launchArguments(),
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testIgnore: OF_THE_SECOND,
    },
    {
      name: 'phone',
      // One pixel of the device for one of CSS: the tests look at sizes, and drawing seven times as many takes long.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
      grepInvert: /@once/,
      // These look at the width of a phone themselves, or at what no width changes.
      testIgnore: [
        /(access|access-states|operable|memory|random-visit|hostile-data)\.spec\.ts/,
        /(hosting|missing-files|missing-parts|no-scripts|token)\.spec\.ts/,
        OF_THE_SECOND,
      ],
    },
    {
      // Next year's content, as far as anybody can tell today: the journeys that every edition must pass.
      name: 'second edition',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        baseURL: `http://127.0.0.1:${SECOND_PORT}`,
      },
      testMatch: [OF_ANY_EDITION, OF_THE_SECOND],
      grepInvert: /@once/,
    },
  ],
  // Building a site takes a while, so one file waits only for what it needs.
  webServer: [site('frozen', PORT), ...(isSecondAsked ? [site('second', SECOND_PORT)] : [])],
})

/** A built site with the mock server in it (`tests/sites.ts`), and the content of a made-up edition. */
function site(name: 'frozen' | 'second', port: string) {
  return {
    command: `npx tsx tests/host/main.ts ${name} --port ${port}`,
    url: `http://127.0.0.1:${port}`,
    timeout: 120_000,
    reuseExistingServer: false,
  }
}
