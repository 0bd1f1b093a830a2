import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const up = [
  '@/features/events/EventsScreen',
  '@/app/guards',
  '@/platform/build/policy',
  '@mocks/festival',
]
const down = ['@/blocks/ScreenTitle', '@/state/session', '@/api/client', '@/content/edition']

const sideways = ['@/blocks/campus/geo']
const ofApp = ['@/app/pages', '@/app/prerender/siteData']

test.each([
  ['a feature', 'src/features/home/HomeScreen.tsx', up, down],
  ['a block', 'src/blocks/schedule/days.ts', sideways, ['@/state/session']],
  [
    'the platform',
    'src/platform/useUpdate.ts',
    [...ofApp, '@/platform/build/policy'],
    ['@/state/session'],
  ],
  [
    'the build',
    'src/platform/build/policy.ts',
    [...ofApp, '@/features/events/findGenre'],
    ['@/shared/env'],
  ],
  ['shared', 'src/shared/ui/Card.tsx', ['@/content/edition'], ['@/theme/drawings']],
  ['the theme', 'src/theme/drawings.ts', ['@/shared/paths', '@/content/edition'], ['react']],
  [
    'the app',
    'src/app/App.tsx',
    ['@/app/prerender/siteData', '@/platform/build/policy'],
    ['@/platform/useUpdate'],
  ],
])('lint refuses what %s may not import, and nothing else', async (_layer, filePath, bad, good) => {
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === 'boundaries/dependencies',
    // Without the types of the whole project, which this rule does not need.
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  })
  const code = [...bad, ...good].map((path) => `import '${path}'`).join('\n')
  const [result] = await eslint.lintText(code, { filePath })
  expect(result?.messages.map(({ line }) => line)).toEqual(bad.map((_, index) => index + 1))
})
