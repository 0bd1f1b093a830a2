import testingLibrary from 'eslint-plugin-testing-library'

export const screenTests = [
  { files: ['tests/**/*.test.{ts,tsx}'], ...testingLibrary.configs['flat/react'] },
  {
    files: ['tests/**/*.test.{ts,tsx}'],
    rules: {
      'testing-library/no-test-id-queries': 'error',
      'testing-library/prefer-user-event-setup': 'error',
    },
  },
  {
    // These read the document itself: its head, and its content before React.
    files: ['tests/{app,shared}/**/*.test.{ts,tsx}'],
    rules: { 'testing-library/no-node-access': 'off' },
  },
]
