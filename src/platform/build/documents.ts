import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { RawEnv } from '../../shared/readEnv.ts'
import { codeSplittingOf } from './chunks.ts'
import { bareFoldersOf, fileNamesOf, TO_HOME } from './fileNames.ts'
import { filesOf, textOf } from './files.ts'
import { icons } from './icons.ts'
import { policyTag } from './policy.ts'
import {
  loadSiteData,
  SERVER_BUNDLE_FILE,
  SERVER_BUNDLE_FOLDER,
  type PageData,
} from './siteData.ts'
import { buildWorker } from './worker.ts'
import { workerEndDate } from './workerEnd.ts'

const HEAD = '<!-- head -->'
const ICONS = '<!-- icons -->'
const PRELOADER = /\s*<!-- preloader[\s\S]*?\/preloader -->/g
const INLINE_SCRIPTS = /(?<=<script(?: type="importmap")?>)[\s\S]*?(?=<\/script>)/g
const PRELOADING = ' data-preloading'
/** The first paint waits for the screen. Without it, the navigation was often painted alone first. */
const FIRST_PAINT = '<link rel="expect" href="#main" blocking="render">'
/** What Vite writes into the head: the import map, the entry, and what that imports. */
const SCRIPTS =
  /\s*<(?:script type="(?:importmap|module)".*?<\/script>|link rel="modulepreload"[^>]*>)/g
/** All but the places that are filled in later. */
const COMMENTS = /\s*<!--(?! (?:head|\/?preloader))[\s\S]*?-->/g
const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)">/g
const ROOT = '<div id="root" data-fades></div>'

/** What the worker shows for an address of which it has no copy: not the home page, which would flash. */
const SHELL = {
  path: '/shell',
  screenModule: undefined,
  preloadedImages: [],
  apiUrlVariable: undefined,
}

type Options = {
  env: RawEnv
  /** The module that exports `siteData`. */
  siteDataModule: string
  /** The module that every page runs first, and the one that the entry imports dynamically. */
  entryModule: string
  startModule: string
}

/** Writes `events.html` for `/events` etc. With only `index.html` on the server, the scripts render the screen. */
export function documents(options: Options): Plugin {
  const { env, startModule } = options
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
            build: { rolldownOptions: { output: { codeSplitting: codeSplittingOf(options) } } },
          },
          ssr: {
            build: {
              outDir: SERVER_BUNDLE_FOLDER,
              emptyOutDir: true,
              copyPublicDir: false,
              ssr: options.siteDataModule,
              // One file, so that it can be imported again after each build.
              rolldownOptions: {
                output: { entryFileNames: SERVER_BUNDLE_FILE, codeSplitting: false },
              },
            },
          },
        },
        builder: {
          async buildApp(builder) {
            const { ssr, client } = builder.environments
            if (!ssr || !client) throw new Error('Vite has no environment to build the site in')
            await builder.build(ssr)
            await builder.build(client)
            // The mock site has the mock server's worker.
            if (client.config.mode !== 'mock') await buildWorker(client.config)
          },
        },
      }
    },
    transformIndexHtml: {
      order: 'pre',
      // The development server has no documents; there the site writes its own head.
      handler: (html) => (isBuild ? html : html.replace(HEAD, '')).replace(ICONS, icons),
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const write = (fileNames: string[], source: string) => {
        for (const fileName of fileNames) this.emitFile({ type: 'asset', fileName, source })
      }
      const site = await loadSiteData()
      const { template, styles: entryStyles } = withoutStylesheets(String(index.source))
      const version = versionOf(template)
      const workerEnd = workerEndDate(site.lastFestivalDay, new Date())
      for (const page of site.pages) {
        const { styles, preloads, late } = filesOf(bundle, page, { env, startModule, entryStyles })
        const css = styles.map((name) => textOf(bundle, name)).join('')
        const isHome = page.path === '/'
        const own = isHome ? template : template.replace(PRELOADER, '').replace(PRELOADING, '')
        const scripts = own.match(INLINE_SCRIPTS) ?? []
        const head = [
          policyTag(env, site, { css, scripts }),
          page.head,
          ...preloads,
          `<style>${css}</style>`,
          ...(isHome ? [] : [FIRST_PAINT]),
        ]
        const markup = inlineDrawings(
          withoutStyles(await page.render(), page.path),
          page.inlinedImages,
        )
        const source = documentOf(own, { path: page.path, version, workerEnd, head, markup, late })
        if (isHome) index.source = source
        else write(fileNamesOf(page.path, site.pages), source)
      }
      const shell = filesOf(bundle, SHELL, { env, startModule, entryStyles })
      const shellCss = shell.styles.map((name) => textOf(bundle, name)).join('')
      const shellTemplate = template.replace(PRELOADER, '').replace(PRELOADING, '')
      const shellScripts = shellTemplate.match(INLINE_SCRIPTS) ?? []
      const shellHead = [
        policyTag(env, site, { css: shellCss, scripts: shellScripts }),
        site.shellHead,
        `<style>${shellCss}</style>`,
      ]
      const shellParts = { version, workerEnd, head: shellHead, markup: '', late: shell.late }
      write(['shell.html'], documentOf(shellTemplate, shellParts))
      write(bareFoldersOf(site.pages), TO_HOME)
      for (const [name, source] of Object.entries(site.files)) write([name], source)
    },
  }
}

type Parts = {
  /** Without one, it is the shell: the scripts render the screen of any address into it. */
  path?: PageData['path']
  version: string
  workerEnd: string
  head: string[]
  markup: string
  late: string[]
}

function documentOf(template: string, parts: Parts): string {
  const { path, version, workerEnd, head, markup, late } = parts
  const scripts = template.match(SCRIPTS) ?? []
  return (
    template
      .replace('<html ', `<html data-build="${version}" data-worker-end="${workerEnd}" `)
      .replace(HEAD, () => head.join('\n'))
      // Scripts come last. In the head, they would delay the large picture of /gallery by up to 1.3 s.
      .replaceAll(SCRIPTS, '')
      .replace('</body>', () => `${[...scripts, ...late].join('\n')}\n  </body>`)
      .replace(ROOT, () =>
        path ? `<div id="root" data-path="${path}" data-fades>${markup}</div>` : ROOT,
      )
  )
}

/** Changes with any script or style: the import map in the template names them all. */
function versionOf(template: string): string {
  return createHash('sha256').update(template).digest('base64url').slice(0, 8)
}

function withoutStylesheets(html: string) {
  const styles = [...html.matchAll(STYLESHEETS)].map(([, name = '']) => name)
  return { template: html.replaceAll(STYLESHEETS, '').replaceAll(COMMENTS, ''), styles }
}

/** The page's policy forbids styles in the markup. */
function withoutStyles(markup: string, path: string): string {
  const [found] = /<[^>]* style="[^>]*>/.exec(markup) ?? []
  if (found)
    throw new Error(`The document of ${path} has a style that its policy refuses: ${found}`)
  return markup
}

/** React leaves these attributes as they are when it hydrates the page. */
function inlineDrawings(markup: string, drawings: string[]): string {
  return drawings.reduce((text, name) => {
    const source = readFileSync(`public${name}`, 'utf8').replaceAll('"', "'")
    const data = source.replaceAll(/[%#&]/g, encodeURIComponent)
    return text.replace(`="${name}"`, () => `="data:image/svg+xml,${data}"`)
  }, markup)
}
