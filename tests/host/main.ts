import { parseArgs } from 'node:util'
import { serve } from './serve'

/* `tsx tests/host/main.ts FOLDER --port 4173`: serves a build until it is stopped. */
const { values, positionals } = parseArgs({
  options: { port: { type: 'string' } },
  allowPositionals: true,
})
const { url } = await serve(positionals[0] ?? 'dist', { port: Number(values.port ?? 0) })
console.warn(`Serving on ${url}`)
