import { defineConfig } from '@playwright/test'
import base, { desktop } from '../../playwright.config'

/** `npm run test:engines`. The tests open Firefox and WebKit themselves (`find.ts`), beside the runner's Chromium. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  // Three browsers each.
  workers: 2,
  // WebKit draws without a graphics card.
  expect: { timeout: 30_000 },
  timeout: 300_000,
  projects: [{ name: 'engines', use: desktop }],
})
