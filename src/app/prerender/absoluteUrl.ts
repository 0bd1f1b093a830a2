import { env } from '@/festival/env'

export const absoluteUrl = (path: string) => new URL(path, env.siteUrl).href
