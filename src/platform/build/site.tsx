import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { absolute } from './absolute'
import { Site } from '@/app/App'
import { screenPages, type Page } from '@/app/pages'
import { fetchScreenAt } from '@/app/screens'
import { frames } from '@/content/frames'

/* Bundled for Node, so that the documents are rendered from the same components as in the browser. */
export { screenPages }
export { aftermovie } from '@/content/aftermovie'
export { frames }
export { headLines, shellHeadLines } from './head'
export { manifest } from './manifest'
export { workerEndOf } from './workerEnd'

/** The markup that a first-time visitor sees. */
export async function markupOf({ path }: Page): Promise<string> {
  // Loaded first, so that the screen renders without a placeholder.
  await fetchScreenAt(path)
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </StrictMode>,
    // In one piece: parts that stream in later need a script in the document.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  const chunks: string[] = []
  for await (const chunk of prelude) chunks.push(String(chunk))
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] })
  // React's title and image preloads belong in a head, which it does not render here. Each page has a title of its own.
  return chunks.join('').replaceAll(/<link rel="preload"[^>]*>|<title>[^<]*<\/title>/g, '')
}

export function sitemap(): string {
  const listed = screenPages.filter(({ isListed }) => isListed).flatMap(({ pages }) => pages)
  const urls = listed.map(({ path }) => `  <url><loc>${absolute(path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`
}
