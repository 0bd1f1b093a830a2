import { parseArgs } from 'node:util'
import { build, SITES } from '../sites'
import { serve } from './serve'

/* `tsx tests/host/main.ts frozen --port 4173`: builds a site of `tests/sites.ts` and serves it until it is stopped. */
const { values, positionals } = parseArgs({
  options: { port: { type: 'string' } },
  allowPositionals: true,
})
const name = (['production', 'frozen', 'second'] as const).find(
  (siteName) => siteName === positionals[0],
)
if (!name) throw new Error(`Which site? One of ${Object.keys(SITES).join(', ')}`)
await build(name)
const { url } = await serve(SITES[name], { port: Number(values.port ?? 0) })
console.warn(`Serving on ${url}`)
