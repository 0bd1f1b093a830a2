import { aftermovie } from '@/content/aftermovie'
import { edition } from '@/content/edition'
import { frames } from '@/content/frames'
import type { PageData, SiteData } from '@/platform/build/siteData'
import { screenPages, type Page, type ScreenPages } from '../pages'
import type { Screen } from '../screens'
import { pageHead, shellHead } from './head'
import { manifest } from './manifest'
import { renderPage } from './renderPage'
import { robots, sitemap } from './siteFiles'

const screenModules = import.meta.glob<{ default: unknown }>('/src/features/*/*Screen.tsx', {
  eager: true,
})

/** The build bundles this module for Node, so that pages use the same components as in the browser. */
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

/** Returns the path of the file whose default export is the screen, relative to the repository. */
async function findScreenModule({ path, preload }: Screen): Promise<string> {
  const { default: component } = await preload()
  const file = Object.keys(screenModules).find((name) => screenModules[name]?.default === component)
  if (!file) throw new Error(`No file src/features/*/*Screen.tsx exports the screen of ${path}`)
  return file.slice(1)
}
