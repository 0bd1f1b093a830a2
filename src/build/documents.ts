import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { Page } from '../app/head/pages'
import type * as site from './site'
import { chunkOf } from './chunks.ts'
import { filesOf, styleInDocument, styleToFetch } from './files.ts'
import { finish } from './finish/finish.ts'
import { NAMED_LATER, NAMES } from './finish/names.ts'
import { BARE_FOLDERS, TO_HOME } from './hosting.ts'
import { policyTag } from './policy.ts'
import { usedStyles } from './usedStyles.ts'

type Env = Record<string, string | undefined>
export type SiteModule = typeof site

/** Inside node_modules, where the bundle finds its packages. One folder per process, for builds in parallel. */
const SITE_FOLDER = `node_modules/.prerender/${process.pid}`
process.once('exit', () => rmSync(SITE_FOLDER, { recursive: true, force: true }))
const SITE_FILE = 'site.js'

const POLICY = '<!-- policy -->'
const HEAD = '<!-- head -->'
const SCRIPTS = '<!-- scripts -->'
const PRELOADER = /\s*<!-- preloader[\s\S]*\/preloader -->/
const PRELOADING = ' data-preloading'
/** The first paint waits for the heading. Otherwise the navigation is painted first, and delays the content. */
const FIRST_PAINT = '<link rel="expect" href="#title" blocking="render">'
const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)">/g
const ROOT = '<div id="root" data-fades></div>'

/** Writes `events.html` for `/events` etc. With only `index.html` on the server, the scripts render the screen. */
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
                  ...NAMED_LATER,
                  codeSplitting: {
                    // `chunkOf` follows the imports itself.
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
              // One file, so that it can be imported again after each build.
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
            await finish(client.config)
          },
        },
      }
    },
    transformIndexHtml: {
      order: 'pre',
      // The development server has no documents; there the site writes its own head.
      handler: (html) =>
        isBuild
          ? html
          : [POLICY, HEAD, NAMES, SCRIPTS].reduce((text, mark) => text.replace(mark, ''), html),
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const write = (fileNames: string[], source: string) => {
        for (const fileName of fileNames) this.emitFile({ type: 'asset', fileName, source })
      }
      const site = await loadSite()
      const { template, styles: entryStyles } = withoutStylesheets(String(index.source))
      const every = site.screenPages.flatMap(({ pages }) => pages)
      for (const screen of site.screenPages) {
        const files = filesOf(bundle, screen, env)
        const { shared } = files.styles
        const first = entryStyles.filter((name) => name !== shared)
        const own = files.styles.own.filter((name) => !first.includes(name))
        const textsOf = (names: string[]) => names.map((name) => textOf(bundle, name)).join('')
        for (const page of screen.pages) {
          const markup = withoutStyles(await site.markupOf(page), page)
          const used = usedStyles(textOf(bundle, shared), template + markup)
          const source = documentOf(template, {
            page,
            policy: policyTag(env, site, [textsOf(first), used, textsOf(own)]),
            // The mock server's entry has styles, the site's none.
            styles: [
              ...(first.length > 0 ? [`<style>${textsOf(first)}</style>`] : []),
              `<style data-part-of="/${shared}">${used}</style>`,
              `<style>${textsOf(own)}</style>`,
            ],
            late: [
              styleToFetch(shared),
              ...[...first, ...own].map(styleInDocument),
              ...files.scripts,
            ],
            early: files.early,
            head: site.headLines(screen, page),
            markup,
          })
          if (page.path === '/') index.source = source
          else write(fileNamesOf(page, every), source)
        }
      }
      write(BARE_FOLDERS, TO_HOME)
      write(['sitemap.xml'], site.sitemap())
      write(['robots.txt'], site.robots())
      write(['manifest.webmanifest'], site.manifest())
    },
  }
}

export async function loadSite(): Promise<SiteModule> {
  const file = pathToFileURL(resolve(SITE_FOLDER, SITE_FILE)).href
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it is what site.tsx exports
  return (await import(`${file}?built=${Date.now()}`)) as SiteModule
}

type Parts = {
  page: Page
  policy: string
  head: string
  early: string[]
  styles: string[]
  late: string[]
  markup: string
}

function documentOf(template: string, parts: Parts): string {
  const { page, policy, head, early, styles, late, markup } = parts
  const lines = [...early, ...styles, ...(waitsForHeading(parts) ? [FIRST_PAINT] : [])]
  const waiting = ['<template id="scripts">', ...late.map((line) => `  ${line}`), '</template>']
  return (page.path === '/' ? template : template.replace(PRELOADER, '').replace(PRELOADING, ''))
    .replace(POLICY, () => policy)
    .replace(HEAD, () => head)
    .replace('</head>', () => `${lines.map((line) => `  ${line}\n  `).join('')}</head>`)
    .replace(SCRIPTS, () => waiting.join('\n    '))
    .replace(ROOT, () => `<div id="root" data-path="${page.path}" data-fades>${markup}</div>`)
}

/** Not on `/`, where the preloader comes first, nor where the document shows only that the screen loads. */
function waitsForHeading({ page, markup }: Parts): boolean {
  return page.path !== '/' && markup.includes(' id="title"')
}

function withoutStylesheets(html: string) {
  const styles = [...html.matchAll(STYLESHEETS)].map(([, name = '']) => name)
  return { template: html.replaceAll(STYLESHEETS, ''), styles }
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The build has no style file ${name}`)
  const text = String(file.source)
  // A browser would change these characters, and the text would not match the policy's hash.
  if (/[\r\0]|<\/style/i.test(text)) throw new Error(`${name} cannot stand in a document`)
  return text
}

/** The page's policy forbids styles in the markup. */
function withoutStyles(markup: string, { path }: Page): string {
  const [found] = /<[^>]* style="[^>]*>/.exec(markup) ?? []
  if (found)
    throw new Error(`The document of ${path} has a style that its policy refuses: ${found}`)
  return markup
}

/** The file name is the decoded path. If a folder has the same name, some servers look for its index.html. */
function fileNamesOf({ path }: Page, every: Page[]): string[] {
  const name = decodeURIComponent(path).slice(1)
  const isFolder = every.some((other) => other.path.startsWith(`${path}/`))
  return isFolder ? [`${name}.html`, `${name}/index.html`] : [`${name}.html`]
}
