import { readFileSync } from 'node:fs'
import boundaries from 'eslint-plugin-boundaries'

const belowBlocks = ['queries', 'state', 'api', 'festival', 'shared', 'content', 'theme']

/** Which layer may import which; README.md ("Layers") says why. */
const mayUse = {
  // Runs at build time. Browser code must not import it.
  build: ['festival', 'shared', 'content', 'theme'],
  platform: ['state', 'festival', 'shared'],
  // Rendered by the build. It adapts the app to what `platform/build` takes.
  prerender: ['build', 'app', 'festival', 'shared', 'content', 'theme'],
  app: ['platform', 'feature', 'block', 'part', ...belowBlocks],
  feature: ['platform', 'block', 'part', ...belowBlocks],
  block: ['part', ...belowBlocks],
  // Blocks that other blocks use.
  part: belowBlocks,
  queries: ['state', 'api', 'festival', 'shared', 'content'],
  state: ['api', 'festival', 'shared', 'content'],
  api: ['festival', 'shared'],
  festival: ['shared'],
  shared: ['theme'],
  // Names of fills.
  content: ['theme'],
  // The look, from props and style alone.
  theme: [],
}

export const layers = {
  // main.ts is above the layers: it starts the app.
  files: ['src/*/**/*.{ts,tsx}'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { typescript: true },
    'boundaries/elements': [
      { type: 'feature', pattern: 'src/features/*' },
      ...['src/blocks/{forms,handOff,members,schedule}', 'src/blocks/*', 'src/blocks'].map(
        (pattern) => ({ type: pattern === 'src/blocks/*' ? 'block' : 'part', pattern }),
      ),
      { type: 'build', pattern: 'src/platform/build' },
      { type: 'prerender', pattern: 'src/app/prerender' },
      ...['platform', 'app', ...belowBlocks].map((type) => ({ type, pattern: `src/${type}` })),
      { type: 'tests', pattern: ['tests', 'e2e'] },
    ],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message:
          '{{from.element.type}} may not import {{to.element.type}}; see "Layers" in src/README.md',
        policies: [
          ...Object.entries(mayUse).map(([from, to]) => ({
            from: { element: { type: from } },
            allow: {
              to: {
                element: {
                  types: {
                    anyOf: ['feature', 'block', 'part'].includes(from) ? to : [from, ...to],
                  },
                },
              },
            },
          })),
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
        ],
      },
    ],
  },
}

/** What a whole layer imports; the rules of single folders are `no-restricted-imports`, so that both hold. */
const onlyInState = {
  group: ['**/storage/createStored'],
  allowTypeImports: true,
  message: 'What is stored stands in src/state, and features/about/storedData.ts says what for.',
}

const IDEA_4 =
  'Only features send mutations, and only app and features navigate (idea 4 of src/README.md).'

const navigation = {
  group: ['react-router-dom'],
  importNames: ['Navigate', 'useNavigate', 'useSearchParams'],
  message: IDEA_4,
}

const requests = {
  group: ['@/api/**'],
  // Types, and what only builds or reads a text.
  allowImportNamePattern: '^([A-Z]\\w*|\\w+Url|complaintType|issueTypes|subjectOf|readUser)$',
  message: 'Only queries send requests.',
}

/** They change the query string of the screen that is shown. */
const addressHooks = {
  group: ['**/hooks/*', '**/useSearchField'],
  importNames: ['useOpen', 'useSearchField', 'useUrlParams'],
  message: IDEA_4,
}

export const imports = [
  ...[
    { files: ['src/**/*.{ts,tsx}'], patterns: [onlyInState, navigation, requests] },
    { files: ['src/{api,queries}/**'], patterns: [onlyInState, navigation] },
    { files: ['src/state/**'], patterns: [navigation, requests] },
    {
      files: ['src/{app,features}/**/*.{ts,tsx}', 'src/shared/hooks/{useOpen,useUrlParams}.ts'],
      patterns: [onlyInState, requests],
    },
  ].map(({ files, patterns }) => ({
    files,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  })),
  {
    // They only report what happened. Their callers tell the user.
    files: ['src/shared/{lib,storage}/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/ui/**'] }] },
  },
  {
    // Of a feature, `app` knows only the screens, which it loads with `import()` when they are opened.
    files: ['src/app/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@/features/**'] },
            {
              group: ['@/queries/**'],
              message: IDEA_4,
              allowImportNamePattern: '^(QueriesProvider|findTile)$',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/{blocks,shared/ui,theme}/**/*.{ts,tsx}'],
    // The field whose text is in the address.
    ignores: ['src/shared/ui/field/useSearchField.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            addressHooks,
            {
              group: ['@/queries/**'],
              message: IDEA_4,
              // What reads, and the messages.
              allowImportNamePattern:
                '^(use(Contingent|Profile|Registrations|UserQuery)|\\w+Query|\\w+Message(Of)?)$',
            },
          ],
        },
      ],
    },
  },
]

const specification = readFileSync(new URL('specification.md', import.meta.url), 'utf8')
const sections = new Set([...specification.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number))

/** As in "Spec §2, §3 and §9", also across the lines of a comment. */
const REFERENCES = /\bspec[\s*]+§\d+(?:(?:,| and|, and)[\s*]+§\d+)*/gi

/** A reference to the specification, in a comment or a title, names a section that specification.md has. */
const specSection = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program() {
      const { sourceCode } = context
      for (const { 0: reference, index } of sourceCode.text.matchAll(REFERENCES))
        for (const [section] of reference.matchAll(/\d+/g)) {
          if (sections.has(section)) continue
          const message = `src/specification.md has no section ${section}.`
          context.report({ loc: sourceCode.getLocFromIndex(index), message })
        }
    },
  }),
}

export const references = {
  files: ['**/*.{js,ts,tsx}'],
  plugins: { project: { rules: { 'spec-section': specSection } } },
  rules: { 'project/spec-section': 'error' },
}
