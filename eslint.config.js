import js from '@eslint/js'
import compat from 'eslint-plugin-compat'
import esX from 'eslint-plugin-es-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { browserTests } from './e2e/lint.js'
import { imports, layers, references } from './src/lint.js'
import { screenTests } from './tests/lint.js'

const namedQueries = [
  'CallExpression[callee.name=/^(matchMedia|useMediaQuery)$/] > Literal',
  'CallExpression[callee.property.name="matchMedia"] > Literal',
  'JSXAttribute[name.name="media"] > Literal',
].map((selector) => ({ selector, message: 'Queries have names: shared/lib/mediaQueries.ts.' }))

/** Without a locale, the browser's own would be used: the order and words would differ from the prerendered page. */
const ownLocale = [
  'CallExpression[callee.property.name="localeCompare"][arguments.length=1]',
  'CallExpression[callee.property.name=/^toLocale/][arguments.length=0]',
].map((selector) => ({ selector, message: 'Name the locale, as in localeCompare(other, "en").' }))

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.mock-site',
      '.shots',
      '.stryker',
      'playwright-report',
      'test-results',
      'public',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'e2e/*.js', 'src/*.js', 'tests/*.js'] },
      },
      globals: globals.browser,
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false, arguments: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      complexity: ['error', 10],
      'max-depth': ['error', 3],
      'max-lines': ['error', 200],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
  },
  { files: ['src/**/*.tsx', 'src/**/use*.ts'], ...reactHooks.configs.flat['recommended-latest'] },
  layers,
  ...imports,
  references,
  {
    // What the oldest browsers of `browserslist` in package.json lack: first of the language, which they know as of 2023,
    // then of the browser. Code of the build runs in Node.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/platform/build/**', 'src/app/prerender/**', 'src/festival/envProblems.ts'],
    plugins: { 'es-x': esX, compat },
    rules: {
      ...esX.configs['flat/restrict-to-es2023'].rules,
      'compat/compat': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...ownLocale, ...namedQueries] },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/shared/ui/button/ButtonLink.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...ownLocale,
        ...namedQueries,
        {
          selector: 'JSXAttribute[name.name="target"]',
          message: 'ExternalLink opens a tab of its own, and says so.',
        },
      ],
    },
  },
  {
    // What is kept in the browser goes through `createStored`, which checks what it reads and is emptied at sign-out.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/shared/storage/safeStorage.ts'],
    rules: {
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage', 'cookieStore'],
    },
  },
  ...screenTests,
  browserTests,
  {
    // Vitest's own matchers (`expect.any`) are typed as any, and reading the type of each expression takes long.
    files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        'off',
      ]),
    ),
  },
  { files: ['tests/**/*.{ts,tsx}'], rules: { 'max-lines': ['error', 300] } },
  {
    // Node scripts and configuration files print to the terminal and have no type information.
    files: ['**/*.{js,mjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: globals.node },
    rules: { ...tseslint.configs.disableTypeChecked.rules, 'no-console': 'off' },
  },
  {
    // Tools that print messages for their user.
    files: [
      'e2e/{chromium,engines}/**',
      'src/platform/build/preflight.ts',
      'tests/all.ts',
      'tests/budget/**',
      'tests/mocks/api.ts',
      'tests/mocks/vitePlugin.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/content/{gallery,states,schedule}.ts', 'tests/mocks/data/**'],
    rules: { 'max-lines': 'off' },
  },
)
