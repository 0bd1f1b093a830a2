import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const up = ['@/features/events/EventsScreen', '@/app/guards', '@/build/head', '@mocks/festival']
const down = ['@/blocks/ScreenTitle', '@/state/session', '@/api/client', '@/content/edition']

test('lint refuses what a feature may not import, and nothing else', async () => {
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === 'boundaries/dependencies',
    // Without the types of the whole project, which this rule does not need.
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  })
  const code = [...up, ...down].map((path) => `import '${path}'`).join('\n')
  const [result] = await eslint.lintText(code, { filePath: 'src/features/home/HomeScreen.tsx' })
  expect(result?.messages.map(({ line }) => line)).toEqual(up.map((_, index) => index + 1))
})
