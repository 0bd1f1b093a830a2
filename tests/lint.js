import testingLibrary from 'eslint-plugin-testing-library'

export const screenTests = [
  { files: ['tests/**/*.test.{ts,tsx}'], ...testingLibrary.configs['flat/react'] },
  {
    // These read the document itself: its head, and its content before React.
    files: ['tests/{app,shared}/**/*.test.{ts,tsx}'],
    rules: { 'testing-library/no-node-access': 'off' },
  },
]
