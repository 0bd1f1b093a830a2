import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { createBuilder } from 'vite'
import { BROKEN, CHANGED } from './changedWord'

/*
 * `tsx e2e/deploy/changedBuild.ts FOLDER changed` makes the production build with one word changed. With `broken`, it
 * throws at the start.
 */
const [outDir, how] = process.argv.slice(2)
const change = how === 'broken' ? BROKEN : CHANGED
if (!outDir) throw new Error('Where to? tsx e2e/deploy/changedBuild.ts FOLDER')
Object.assign(process.env, parseEnv(readFileSync('.env.example', 'utf8')))
const builder = await createBuilder({
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
  plugins: [
    {
      name: 'changed-word',
      enforce: 'pre',
      transform(code, id) {
        if (!id.endsWith(change.file)) return
        if (!code.includes(change.before))
          this.error(`${change.file} does not say "${change.before}" any more`)
        return code
          .replace(`\n${change.before}`, `\n${change.after}`)
          .replace(change.before, change.after)
      },
    },
  ],
})
await builder.buildApp()
