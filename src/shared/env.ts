import { readEnv } from './readEnv'

/** What the deployer has set (names and meanings: `.env.example`). */
export const env = readEnv(import.meta.env)
