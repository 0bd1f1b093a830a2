import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { createBuilder } from 'vite'

/**
 * Builds for production with the values of `.env.example`, so that a checkout without an `.env` can be checked and
 * the example is known to be enough.
 */
Object.assign(process.env, parseEnv(readFileSync('.env.example', 'utf8')))
const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()
