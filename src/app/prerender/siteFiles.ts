import { screenPages } from '../pages'
import { absoluteUrl } from './absoluteUrl'

/** https://www.sitemaps.org/protocol.html */
export function sitemap(): string {
  const listed = screenPages.filter(({ isListed }) => isListed).flatMap(({ pages }) => pages)
  const urls = listed.map(({ path }) => `  <url><loc>${absoluteUrl(path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
}
