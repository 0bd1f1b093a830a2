import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import type { Page } from '@/app/pages'
import type { RawEnv } from '../../shared/readEnv.ts'
import { codeSplitting } from './chunks.ts'
import { bareFoldersOf, fileNamesOf, TO_HOME } from './fileNames.ts'
import { filesOf } from './files.ts'
import { loadSite, SITE_FILE, SITE_FOLDER } from './loadSite.ts'
import { policyTag } from './policy.ts'
import { buildWorker } from './worker.ts'

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
const SHELL = { file: undefined, path: '/shell', pictures: [], apiVariable: undefined }

/** Writes `events.html` for `/events` etc. With only `index.html` on the server, the scripts render the screen. */
export function documents(env: RawEnv): Plugin {
  let isBuild = false
  return {
    name: 'documents',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    config: (_config, { command }) => {
      isBuild = command === 'build'
      return {
        environments: {
          client: { build: { rolldownOptions: { output: { codeSplitting } } } },
          ssr: {
            build: {
              outDir: SITE_FOLDER,
              emptyOutDir: true,
              copyPublicDir: false,
              ssr: 'src/platform/build/site.tsx',
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
      const site = await loadSite()
      const { template, styles: entryStyles } = withoutStylesheets(String(index.source))
      const version = versionOf(template)
      const workerEnd = site.workerEndOf(new Date())
      const every = site.screenPages.flatMap(({ pages }) => pages)
      for (const screen of site.screenPages) {
        const { styles, preloads, late } = filesOf(bundle, screen, { env, entryStyles })
        const css = styles.map((name) => textOf(bundle, name)).join('')
        for (const page of screen.pages) {
          const isHome = page.path === '/'
          const own = isHome ? template : template.replace(PRELOADER, '').replace(PRELOADING, '')
          const scripts = own.match(INLINE_SCRIPTS) ?? []
          const head = [
            policyTag(env, site, { css, scripts }),
            site.headLines(screen, page),
            ...preloads,
            `<style>${css}</style>`,
            ...(isHome ? [] : [FIRST_PAINT]),
          ]
          const markup = inlineDrawings(
            withoutStyles(await site.markupOf(page), page),
            screen.inlined,
          )
          const source = documentOf(own, { page, version, workerEnd, head, markup, late })
          if (isHome) index.source = source
          else write(fileNamesOf(page, every), source)
        }
      }
      const shell = filesOf(bundle, SHELL, { env, entryStyles })
      const shellCss = shell.styles.map((name) => textOf(bundle, name)).join('')
      const shellTemplate = template.replace(PRELOADER, '').replace(PRELOADING, '')
      const shellScripts = shellTemplate.match(INLINE_SCRIPTS) ?? []
      const shellHead = [
        policyTag(env, site, { css: shellCss, scripts: shellScripts }),
        site.shellHeadLines(),
        `<style>${shellCss}</style>`,
      ]
      const shellParts = { version, workerEnd, head: shellHead, markup: '', late: shell.late }
      write(['shell.html'], documentOf(shellTemplate, shellParts))
      write(bareFoldersOf(every), TO_HOME)
      write(['sitemap.xml'], site.sitemap())
      write(['robots.txt'], site.robots())
      write(['manifest.webmanifest'], site.manifest())
    },
  }
}

type Parts = {
  /** Without one, it is the shell: the scripts render the screen of any address into it. */
  page?: Page
  version: string
  workerEnd: string
  head: string[]
  markup: string
  late: string[]
}

function documentOf(template: string, parts: Parts): string {
  const { page, version, workerEnd, head, markup, late } = parts
  const scripts = template.match(SCRIPTS) ?? []
  return (
    template
      .replace('<html ', `<html data-build="${version}" data-worker-end="${workerEnd}" `)
      .replace(HEAD, () => head.join('\n'))
      // Scripts come last. In the head, they would delay the large picture of /gallery by up to 1.3 s.
      .replaceAll(SCRIPTS, '')
      .replace('</body>', () => `${[...scripts, ...late].join('\n')}\n  </body>`)
      .replace(ROOT, () =>
        page ? `<div id="root" data-path="${page.path}" data-fades>${markup}</div>` : ROOT,
      )
  )
}

/** Changes with any script or style: the import map in the template names them all. */
function versionOf(template: string): string {
  return createHash('sha256').update(template).digest('base64url').slice(0, 8)
}

/** In the document itself: with a file that did not come, many buttons would show nothing. */
function icons(): string {
  return readFileSync('src/shared/ui/icons.svg', 'utf8')
    .replace('<svg ', '<svg display="none" ')
    .replaceAll(' viewBox="0 0 24 24"', '') // the same as of `Icon`
    .replaceAll('<symbol id="', '<symbol id="icon-')
}

function withoutStylesheets(html: string) {
  const styles = [...html.matchAll(STYLESHEETS)].map(([, name = '']) => name)
  return { template: html.replaceAll(STYLESHEETS, '').replaceAll(COMMENTS, ''), styles }
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

/** React leaves these attributes as they are when it hydrates the page. */
function inlineDrawings(markup: string, drawings: string[]): string {
  return drawings.reduce((text, name) => {
    const source = readFileSync(`public${name}`, 'utf8').replaceAll('"', "'")
    const data = source.replaceAll(/[%#&]/g, encodeURIComponent)
    return text.replace(`="${name}"`, () => `="data:image/svg+xml,${data}"`)
  }, markup)
}
