import { defineConfig } from '@playwright/test'
import base, { desktop, phone, PORT, site } from '../../playwright.config'
import { freePort } from '../freePort'

const SECOND_PORT = (process.env.E2E_SECOND_PORT ??= String(await freePort()))

/** These tests use the site of the second edition, an example of next year's content. */
const EDITION = '**/any-edition.spec.ts'

/** The slow browser tests, for `npm run test:long`. */
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
