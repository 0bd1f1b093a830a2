import { env } from '@/shared/env'

export const absoluteUrl = (path: string) => new URL(path, env.siteUrl).href
