import { defineConfig } from '@playwright/test'
import base, { desktop, phone, PORT, site } from '../../playwright.config'
import { freePort } from '../freePort'

const SECOND_PORT = (process.env.E2E_SECOND_PORT ??= String(await freePort()))

/** On the site of the second edition: next year's content, as far as anybody can tell today. */
const EDITION = '**/any-edition.spec.ts'

/** The browser tests of `npm run test:long`: everything that is slow by nature. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  timeout: 240_000,
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@phone-only/, testIgnore: EDITION },
    { name: 'phone', use: phone, grep: /@phone/, testIgnore: EDITION },
    {
      name: 'second edition',
      use: { ...desktop, baseURL: `http://127.0.0.1:${SECOND_PORT}` },
      testMatch: EDITION,
    },
  ],
  webServer: [site('frozen', PORT), site('second', SECOND_PORT)],
})
