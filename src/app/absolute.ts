import { links } from '@/content/links'

/** An address of this site as the world knows it. */
export const absolute = (path: string) => new URL(path, links.thisSite).href
