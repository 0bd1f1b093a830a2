import { readEnv } from './readEnv'

export const env = readEnv(import.meta.env)
