import { ESLint } from 'eslint'
import { expect, test, vi } from 'vitest'

// The first look reads the types of the whole project.
vi.setConfig({ testTimeout: 120_000 })

const eslint = new ESLint({ cwd: process.cwd() })

/** What lint says of a line of code, as if it stood in that file. */
async function complaintsAbout(code: string, filePath: string) {
  const [result] = await eslint.lintText(code, { filePath })
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'boundaries/dependencies')
    .map(({ message }) => message)
}

test.each([
  ['a feature', 'src/features/home/HomeScreen.tsx', '@/features/events/EventsScreen'],
  ['a feature', 'src/features/home/HomeScreen.tsx', '@/app/guards'],
  ['a block', 'src/blocks/ScreenTitle.tsx', '@/features/home/HomeScreen'],
  ['a block', 'src/blocks/schedule/days.ts', '@/blocks/campus/geo'],
  ['a block', 'src/blocks/campus/geo.ts', '@/blocks/payment/values'],
  ['a block', 'src/blocks/forms/sendForm.ts', '@/blocks/members/memberRow'],
  ['state', 'src/state/session.tsx', '@/blocks/ScreenTitle'],
  ['api', 'src/api/client.ts', '@/state/session'],
  ['shared', 'src/shared/paths.ts', '@/content/edition'],
  ['shared', 'src/shared/paths.ts', '@/state/session'],
  ['content', 'src/content/edition.ts', '@/shared/paths'],
  ['app', 'src/app/routes.tsx', '@/build/head'],
  ['state', 'src/state/session.tsx', '@mocks/festival'],
])('%s that looks up or sideways is refused: %s importing %s', async (_who, file, target) => {
  const said = await complaintsAbout(`import * as other from '${target}'\nvoid other\n`, file)
  expect(said.join()).toContain('Who may import whom')
})

test.each([
  ['src/app/routes.tsx', '@/features/home/HomeScreen'],
  ['src/build/site.tsx', '@/app/App'],
  ['src/features/home/HomeScreen.tsx', '@/blocks/ScreenTitle'],
  ['src/blocks/ScreenTitle.tsx', '@/state/session'],
  ['src/blocks/campus/geo.ts', '@/blocks/schedule/days'],
  ['src/blocks/campus/geo.ts', '@/blocks/campus/walk'],
  ['src/blocks/payment/values.ts', '@/blocks/SignInFirst'],
  ['src/state/session.tsx', '@/api/accounts'],
  ['src/api/client.ts', '@/shared/env'],
  ['src/features/home/HomeScreen.tsx', '@/content/edition'],
])('looking down is fine: %s importing %s', async (file, target) => {
  expect(await complaintsAbout(`import * as other from '${target}'\nvoid other\n`, file)).toEqual(
    [],
  )
})
