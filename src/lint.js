import boundaries from 'eslint-plugin-boundaries'

/** Which layer may import which; README.md says why. */
const mayUse = {
  // Runs at build time. Browser code must not import it.
  build: ['shared', 'content'],
  platform: ['state', 'shared'],
  // Rendered by the build. It adapts the app to what `platform/build` takes.
  prerender: ['build', 'app', 'shared', 'content', 'theme'],
  app: [
    'platform',
    'feature',
    'block',
    'part',
    'queries',
    'state',
    'api',
    'shared',
    'content',
    'theme',
  ],
  feature: ['platform', 'block', 'part', 'queries', 'state', 'api', 'shared', 'content', 'theme'],
  block: ['part', 'queries', 'state', 'api', 'shared', 'content', 'theme'],
  // Blocks that other blocks use.
  part: ['queries', 'state', 'api', 'shared', 'content', 'theme'],
  queries: ['state', 'api', 'shared', 'content'],
  state: ['api', 'shared', 'content'],
  api: ['shared'],
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
      ...['platform', 'app', 'queries', 'state', 'api', 'shared', 'content', 'theme'].map(
        (type) => ({
          type,
          pattern: `src/${type}`,
        }),
      ),
      { type: 'tests', pattern: ['tests', 'e2e'] },
    ],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message:
          '{{from.element.type}} may not import {{to.element.type}}; see "Who may import whom" in README.md',
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
