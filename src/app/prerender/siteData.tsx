import { aftermovie } from '@/content/aftermovie'
import { edition } from '@/content/edition'
import { frames } from '@/content/frames'
import type { PageData, SiteData } from '@/platform/build/siteData'
import { screenPages, type Page, type ScreenPages } from '../pages'
import { findScreenModule } from './findScreenModule'
import { pageHead, shellHead } from './head'
import { manifest } from './manifest'
import { renderPage } from './renderPage'
import { robots, sitemap } from './siteFiles'

/** Bundled for Node by the build, so that pages are rendered from the same components as in the browser. */
export const siteData: SiteData = {
  pages: (await Promise.all(screenPages.map(pagesOf))).flat(),
  shellHead: shellHead(),
  files: {
    'sitemap.xml': sitemap(),
    'robots.txt': robots(),
    'manifest.webmanifest': manifest(),
  },
  lastFestivalDay: edition.lastDay,
  frames,
  aftermovie,
}

async function pagesOf(screen: ScreenPages): Promise<PageData[]> {
  const screenModule = await findScreenModule(screen)
  return screen.pages.map((page) => pageData(screen, page, screenModule))
}

function pageData(screen: ScreenPages, page: Page, screenModule: string): PageData {
  return {
    path: page.path,
    route: screen.path,
    isPublic: screen.access !== 'signed-in',
    screenModule,
    head: pageHead(screen, page),
    render: () => renderPage(page.path),
    preloadedImages: screen.pictures,
    inlinedImages: screen.inlined,
    apiUrlVariable: screen.apiVariable,
  }
}
