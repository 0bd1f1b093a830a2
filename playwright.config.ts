import { defineConfig, devices } from '@playwright/test'
import { testChromiumPath, launchArguments } from './e2e/chromium/find'
import { freePort } from './e2e/freePort'

// Every worker process reads this file again, and must get the port of the first one.
export const PORT = (process.env.E2E_PORT ??= String(await freePort()))
const executablePath = testChromiumPath()

/** The width of the projects on a desktop. */
export const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
/** One pixel of the device for one of CSS: the tests look at sizes, and drawing seven times as many takes long. */
export const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 }

/** The journeys of `npm test`, against a built site with the mock server, with the headers that a host is told. */
export default defineConfig({
  testDir: './e2e',
  testIgnore: ['**/long/**', '**/engines/**'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 3,
  // Room for a busy machine: a quiet one needs a few seconds for most.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // CI keeps the report of a failure.
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // A trace of every test takes a fifth of the time. `e2e/README.md` says how to get one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: launchArguments(),
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@phone-only/ },
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
  webServer: [site('frozen', PORT)],
})

/** A built site with the mock server in it (`tests/sites.ts`), and the content of a made-up edition. */
export function site(name: 'frozen' | 'second', port: string) {
  return {
    command: `npx tsx tests/host/main.ts ${name} --port ${port}`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}`,
    timeout: 120_000,
    reuseExistingServer: false,
  }
}
