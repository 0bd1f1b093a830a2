import { defineConfig, devices } from '@playwright/test'
import { chromiumPath, launchArguments } from './e2e/chromium/find'
import { freePort } from './e2e/freePort'

// Read again by every worker process, which must find the port of the first one.
const PORT = (process.env.E2E_PORT ??= String(await freePort()))
const executablePath = chromiumPath()

/** The journeys, on a desktop and on a phone, against a built site whose server is the mock server. */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // As in the unit tests: a journey that passes the second time is reported as flaky.
  retries: 1,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      args: launchArguments(),
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      // These look at the width of a phone themselves, or at what no width changes.
      testIgnore: /(access|access-states|operable|memory)\.spec\.ts/,
    },
  ],
  webServer: {
    command: `npx vite build --mode mock --outDir .mock-site --logLevel warn && npx vite preview --mode mock --outDir .mock-site --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
