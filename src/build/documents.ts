import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Page } from '../app/screens'
import type * as site from './site'
import { chunkOf } from './chunks.ts'
import { filesOf } from './files.ts'

type Env = Record<string, string | undefined>
/** What `site.tsx` exports, once it is bundled for Node. */
export type SiteModule = typeof site

/** Where that bundle goes: inside node_modules, so that it finds the packages that it leaves out. */
const SITE_FOLDER = 'node_modules/.prerender'
const SITE_FILE = 'site.js'

const HEAD = '<!-- head -->'
const SCRIPTS = '<!-- scripts -->'
const PRELOADER = /\s*<!-- preloader[\s\S]*\/preloader -->/
const PRELOADING = ' data-preloading'
const ROOT = '<div id="root" data-fades></div>'

/** Folders of pages that are no page: the site takes whoever asks for one home. */
const BARE_FOLDERS = ['events/subevents', 'leaderboard']

/**
 * Writes a document for every page (`events.html` for `/events`): its head, the markup that React will take over, and
 * the names of the files that it needs. A server that knows only `index.html` shows the same site: its scripts then draw
 * the screen.
 */
export function documents(env: Env): Plugin {
  let isBuild = false
  return {
    name: 'documents',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    config: (_config, { command }) => {
      isBuild = command === 'build'
      return {
        environments: {
          client: {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    // `chunkOf` has followed the imports itself.
                    includeDependenciesRecursively: false,
                    groups: [{ name: chunkOf, debugName: 'shared code' }],
                  },
                },
              },
            },
          },
          ssr: {
            build: {
              outDir: SITE_FOLDER,
              emptyOutDir: true,
              copyPublicDir: false,
              ssr: 'src/build/site.tsx',
              // One file, so that it can be loaded anew after each build.
              rolldownOptions: { output: { entryFileNames: SITE_FILE, codeSplitting: false } },
            },
          },
        },
        builder: {
          async buildApp(builder) {
            const { ssr, client } = builder.environments
            if (!ssr || !client) throw new Error('Vite has no environment to build the site in')
            await builder.build(ssr)
            await builder.build(client)
          },
        },
      }
    },
    transformIndexHtml: {
      order: 'pre',
      // The development server has no documents. There the site names its pages itself.
      handler: (html) => (isBuild ? html : html.replace(HEAD, '').replace(SCRIPTS, '')),
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const write = (fileNames: string[], source: string) => {
        for (const fileName of fileNames) this.emitFile({ type: 'asset', fileName, source })
      }
      const site = await loadSite()
      const template = String(index.source)
      const every = site.screens.flatMap(({ pages }) => pages)
      for (const screen of site.screens) {
        const files = filesOf(bundle, screen, env)
        for (const page of screen.pages) {
          const source = documentOf(template, {
            page,
            head: site.headLines(screen, page),
            ...files,
            markup: withoutStyles(await site.markupOf(page), page),
          })
          if (page.path === '/') index.source = source
          else write(fileNamesOf(page, every), source)
        }
      }
      const bareFolders = BARE_FOLDERS.map((folder) => `${folder}/index.html`)
      write(bareFolders, String(index.source))
      write(['sitemap.xml'], site.sitemap())
      write(['robots.txt'], site.robots())
    },
  }
}

/** The bundle of this very build, which was made first. */
export async function loadSite(): Promise<SiteModule> {
  const file = pathToFileURL(resolve(SITE_FOLDER, SITE_FILE)).href
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it is what site.tsx exports
  return (await import(`${file}?built=${Date.now()}`)) as SiteModule
}

type Parts = { page: Page; head: string; early: string[]; scripts: string[]; markup: string }

function documentOf(template: string, { page, head, early, scripts, markup }: Parts): string {
  const isHome = page.path === '/'
  return (
    (isHome ? template : template.replace(PRELOADER, '').replace(PRELOADING, ''))
      .replace(HEAD, () => head)
      // After the entry's styles, which say in which order the layers count.
      .replace('</head>', () => `${early.map((line) => `  ${line}\n  `).join('')}</head>`)
      .replace(SCRIPTS, () => scripts.join('\n    '))
      .replace(ROOT, () => `<div id="root" data-path="${page.path}" data-fades>${markup}</div>`)
  )
}

/** The page's policy lets no styles into the markup. */
function withoutStyles(markup: string, { path }: Page): string {
  const [found] = /<[^>]* style="[^>]*>/.exec(markup) ?? []
  if (found)
    throw new Error(`The document of ${path} has a style that its policy refuses: ${found}`)
  return markup
}

/** A file's name is the address as it was before encoding. Where a folder has that name too, some servers ask the folder. */
function fileNamesOf({ path }: Page, every: Page[]): string[] {
  const name = decodeURIComponent(path).slice(1)
  const isFolder = every.some((other) => other.path.startsWith(`${path}/`))
  return isFolder ? [`${name}.html`, `${name}/index.html`] : [`${name}.html`]
}
