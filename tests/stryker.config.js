/* Mutation testing of one folder by its own tests. `tests/README.md` says how to run it. */
export default {
  testRunner: 'vitest',
  // Only the tests that the command names: screen tests run nearly everything, so each mutant would take minutes.
  vitest: { configFile: 'tests/vitest.config.ts', related: false },
  // A constant of a module is read once, so each of its mutants would need a run of its own.
  ignoreStatic: true,
  concurrency: 1,
  ignorePatterns: [
    '/dist',
    '/.mock-site',
    '/public',
    '/e2e',
    '/.bench',
    '/.shots',
    '/test-results',
  ],
  tempDirName: '.stryker',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: '.stryker/report.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}
