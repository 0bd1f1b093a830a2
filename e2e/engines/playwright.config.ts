import { defineConfig } from '@playwright/test'
import base, { desktop } from '../../playwright.config'

/** For `npm run test:engines`. The tests open Firefox and WebKit themselves (`find.ts`). */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  // Each worker runs three browsers.
  workers: 2,
  // WebKit renders slowly without a graphics card.
  expect: { timeout: 30_000 },
  timeout: 300_000,
  projects: [{ name: 'engines', use: desktop }],
})
