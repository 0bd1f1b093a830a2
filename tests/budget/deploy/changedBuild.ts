import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { createBuilder } from 'vite'

const SCREEN = 'src/features/faqs/FaqsScreen.tsx'
const BEFORE = 'Ask us here.'
/** What the second build says instead. */
const AFTER = 'Ask us today.'

/* `tsx tests/budget/deploy/changedBuild.ts FOLDER`: what `npm run check:build` builds, but for a word of one screen. */
const [outDir] = process.argv.slice(2)
if (!outDir) throw new Error('Where to? tsx tests/budget/deploy/changedBuild.ts FOLDER')
Object.assign(process.env, parseEnv(readFileSync('.env.example', 'utf8')))
const builder = await createBuilder({
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
  plugins: [
    {
      name: 'changed-word',
      enforce: 'pre',
      transform(code, id) {
        if (!id.endsWith(SCREEN)) return
        if (!code.includes(BEFORE)) this.error(`${SCREEN} does not say "${BEFORE}" any more`)
        return code.replace(BEFORE, AFTER)
      },
    },
  ],
})
await builder.buildApp()
