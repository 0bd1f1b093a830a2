import { env } from '@/shared/env'

/** An address of this site as the world knows it. */
export const absolute = (path: string) => new URL(path, env.siteUrl).href
