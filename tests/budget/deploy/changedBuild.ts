import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { createBuilder } from 'vite'
import { CHANGED } from './changedWord'

/* `tsx tests/budget/deploy/changedBuild.ts FOLDER`: the production build, but for a word of one screen. */
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
        if (!id.endsWith(CHANGED.file)) return
        if (!code.includes(CHANGED.before))
          this.error(`${CHANGED.file} does not say "${CHANGED.before}" any more`)
        return code.replace(CHANGED.before, CHANGED.after)
      },
    },
  ],
})
await builder.buildApp()
