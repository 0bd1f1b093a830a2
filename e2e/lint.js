import playwright from 'eslint-plugin-playwright'

/** A value that is read once after something asynchronous fails on a busy machine, so most of these ask for a wait. */
export const browserTests = {
  files: ['e2e/**/*.ts'],
  plugins: { playwright },
  // `testWithSharedPage` is a test in a shared page (`e2e/fixtures.ts`).
  settings: { playwright: { globalAliases: { test: ['testWithSharedPage'] } } },
  rules: {
    ...Object.fromEntries(
      Object.keys(playwright.configs['flat/recommended'].rules)
        .filter((rule) => rule.startsWith('playwright/'))
        .map((rule) => [rule, 'error']),
    ),
    // Matters of taste.
    'playwright/consistent-spacing-between-blocks': 'off',
    'playwright/no-conditional-expect': 'off',
    'playwright/no-conditional-in-test': 'off',
    // Functions with assertions.
    'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
    // The production build is missing if only single files are run.
    'playwright/no-skipped-test': ['error', { allowConditional: true }],
  },
}
