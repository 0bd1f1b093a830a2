import { defineConfig } from '@playwright/test'
import base, { desktop, phone } from '../../playwright.config'

/** The browser tests of `npm run test:long`: everything that is slow by nature. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  timeout: 240_000,
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@phone-only/ },
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
})
