import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { Page } from '../app/screens'
import type * as site from './site'
import { chunkOf } from './chunks.ts'
import { filesOf } from './files.ts'
import { policyTag } from './policy.ts'

type Env = Record<string, string | undefined>
/** What `site.tsx` exports, once it is bundled for Node. */
export type SiteModule = typeof site

/**
 * Where that bundle goes: inside node_modules, so that it finds the packages that it leaves out. Each process has a
 * folder of its own, so that two builds at once do not meet.
 */
const SITE_FOLDER = `node_modules/.prerender/${process.pid}`
process.once('exit', () => rmSync(SITE_FOLDER, { recursive: true, force: true }))
const SITE_FILE = 'site.js'

const POLICY = '<!-- policy -->'
const HEAD = '<!-- head -->'
const SCRIPTS = '<!-- scripts -->'
const PRELOADER = /\s*<!-- preloader[\s\S]*\/preloader -->/
const PRELOADING = ' data-preloading'
const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)">/g
const ROOT = '<div id="root" data-fades></div>'

/** Folders of pages that are no page: the site takes whoever asks for one home. */
const BARE_FOLDERS = ['events/subevents', 'leaderboard']

/**
 * Writes a document for every page (`events.html` for `/events`): its head and styles, the markup that React will take
 * over, and the names of the files that it needs. A server that knows only `index.html` shows the same site: its scripts
 * then draw the screen.
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
      handler: (html) =>
        isBuild
          ? html
          : [POLICY, HEAD, SCRIPTS].reduce((text, mark) => text.replace(mark, ''), html),
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const write = (fileNames: string[], source: string) => {
        for (const fileName of fileNames) this.emitFile({ type: 'asset', fileName, source })
      }
      const site = await loadSite()
      const { template, styles } = withoutStylesheets(String(index.source))
      const every = site.screens.flatMap(({ pages }) => pages)
      for (const screen of site.screens) {
        const files = filesOf(bundle, screen, env)
        const styleFiles = [...styles, ...files.styles]
        const css = styleFiles.map((name) => textOf(bundle, name)).join('')
        const policy = policyTag(env, site, css)
        for (const page of screen.pages) {
          const source = documentOf(template, {
            page,
            policy,
            css,
            styleFiles,
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
      write(['manifest.webmanifest'], site.manifest())
    },
  }
}

/** The bundle of this very build, which was made first. */
export async function loadSite(): Promise<SiteModule> {
  const file = pathToFileURL(resolve(SITE_FOLDER, SITE_FILE)).href
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it is what site.tsx exports
  return (await import(`${file}?built=${Date.now()}`)) as SiteModule
}

type Parts = {
  page: Page
  policy: string
  head: string
  /** What the first paint needs beside the document itself. */
  early: string[]
  /** The text of the style files, and their names. */
  css: string
  styleFiles: string[]
  scripts: string[]
  markup: string
}

function documentOf(template: string, parts: Parts): string {
  const { page, policy, head, early, css, styleFiles, scripts, markup } = parts
  const lines = [...early, `<style>${css}</style>`]
  const late = [
    '<template id="scripts">',
    ...[...styleFiles.map(alreadyHere), ...scripts].map((line) => `  ${line}`),
    '</template>',
  ]
  return (page.path === '/' ? template : template.replace(PRELOADER, '').replace(PRELOADING, ''))
    .replace(POLICY, () => policy)
    .replace(HEAD, () => head)
    .replace('</head>', () => `${lines.map((line) => `  ${line}\n  `).join('')}</head>`)
    .replace(SCRIPTS, () => late.join('\n    '))
    .replace(ROOT, () => `<div id="root" data-path="${page.path}" data-fades>${markup}</div>`)
}

/**
 * The styles stand in the document, or its first paint would wait for one more answer of a slow network. A chunk asks for
 * its styles by such a link unless it finds one. It is disabled, and comes with the scripts, so that no browser fetches it.
 */
function alreadyHere(styleFile: string): string {
  return `<link rel="stylesheet" disabled href="/${styleFile}">`
}

/** The names of the style files that the template asks for, and the template without them. */
function withoutStylesheets(html: string) {
  const styles = [...html.matchAll(STYLESHEETS)].map(([, name = '']) => name)
  return { template: html.replaceAll(STYLESHEETS, ''), styles }
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The build has no style file ${name}`)
  const text = String(file.source)
  // A browser would read these differently from the text that the policy's hash stands for.
  if (/[\r\0]|<\/style/i.test(text)) throw new Error(`${name} cannot stand in a document`)
  return text
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
