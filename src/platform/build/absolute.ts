import { env } from '@/shared/env'

export const absolute = (path: string) => new URL(path, env.siteUrl).href
