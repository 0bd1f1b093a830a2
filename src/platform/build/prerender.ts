import { createHash } from 'node:crypto'
import type { Plugin, Rolldown, UserConfig } from 'vite'
import type { RawEnv } from '../../festival/readEnv.ts'
import { assetLinks, assetsOf, cssOf, preloadLinks } from './assets.ts'
import { codeSplittingOf } from './chunks.ts'
import * as html from './html.ts'
import { htmlFilesOf, REDIRECT_TO_HOME, redirectFiles } from './htmlFiles.ts'
import { iconsTag } from './icons.ts'
import { policyTag } from './policy.ts'
import {
  loadSiteData,
  SERVER_BUNDLE_FILE,
  removeServerBundleAtExit,
  SERVER_BUNDLE_FOLDER,
  type PageData,
  type SiteData,
} from './siteData.ts'
import { buildWorker, workerEndDate } from './worker.ts'

type Options = {
  env: RawEnv
  /** The module that exports `siteData`. */
  siteDataModule: string
  /** Every page runs the entry module first. The entry imports the start module dynamically. */
  entryModule: string
  startModule: string
}

/** The first paint waits for the screen. Without it, browsers often paint the navigation alone. */
const WAIT_FOR_SCREEN = '<link rel="expect" href="#main" blocking="render">'

/** Writes `events.html` for `/events`. If a host sends `index.html` instead, scripts render the screen. */
export function prerender(options: Options): Plugin {
  return {
    name: 'prerender',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => buildConfig(options),
    transformIndexHtml: { order: 'pre', handler: () => [iconsTag()] },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('The build has no index.html to prerender into')
      const site = await loadSiteData()
      const template = html.parseTemplate(String(index.source))
      const { publicDir } = this.environment.config
      const build = { options, site, bundle, template, publicDir }
      const paths = site.pages.map((page) => page.path)
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source })
      for (const page of site.pages) {
        const source = await pageHtml(build, page)
        if (page.path === '/') index.source = source
        else for (const file of htmlFilesOf(page.path, paths)) emit(file, source)
      }
      emit('shell.html', shellHtml(build))
      for (const file of redirectFiles(paths)) emit(file, REDIRECT_TO_HOME)
      for (const [file, source] of Object.entries(site.files)) emit(file, source)
    },
  }
}

/** The first build is for Node and renders the pages. The second build is for browsers. */
function buildConfig(options: Options): UserConfig {
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
          // One file, because `loadSiteData` can import only that file anew.
          rolldownOptions: { output: { entryFileNames: SERVER_BUNDLE_FILE, codeSplitting: false } },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        const { ssr, client } = builder.environments
        if (!ssr || !client) throw new Error('Vite has no environment to build the site in')
        removeServerBundleAtExit()
        await builder.build(ssr)
        await builder.build(client)
        // The mock site uses the worker of the mock server.
        if (client.config.mode !== 'mock') await buildWorker(client.config)
      },
    },
  }
}

type Build = {
  options: Options
  site: SiteData
  bundle: Rolldown.OutputBundle
  template: html.Template
  publicDir: string
}

async function pageHtml(build: Build, page: PageData): Promise<string> {
  const { options, bundle, template } = build
  const isHome = page.path === '/'
  const document = html.newDocument(template)
  if (!isHome) html.removePreloader(document)
  insertAssets(build, document, {
    modules: [options.startModule, page.screenModule],
    head: [
      page.head,
      ...preloadLinks(bundle, page, options.env),
      ...(isHome ? [] : [WAIT_FOR_SCREEN]),
    ],
  })
  html.setContent(document, page.path, await contentOf(page, build.publicDir))
  return document.toString()
}

/** The worker serves the shell for a page without a copy. It is empty, because the home page would flash first. */
function shellHtml(build: Build): string {
  const document = html.newDocument(build.template)
  html.removePreloader(document)
  const modules = [build.options.startModule]
  insertAssets(build, document, { modules, head: [build.site.shellHead] })
  return document.toString()
}

function insertAssets(
  { options, site, bundle, template }: Build,
  document: html.PageNode,
  { modules, head }: { modules: string[]; head: string[] },
) {
  const { scripts, styles: moduleStyles } = assetsOf(bundle, modules)
  const styles = [...new Set([...template.stylesheets, ...moduleStyles])]
  const css = cssOf(bundle, styles)
  // Must come after `removePreloader`, because only the scripts that remain need a hash.
  const policy = policyTag(options.env, site, { css, scripts: html.inlineScriptsOf(document) })
  html.setBuild(document, {
    version: versionOf(template),
    workerEnd: workerEndDate(site.lastFestivalDay, new Date()),
  })
  html.addToHead(document, [policy, ...head, `<style>${css}</style>`])
  html.moveScriptsToEnd(document)
  html.addToEnd(document, assetLinks({ styles, scripts }))
}

async function contentOf(page: PageData, publicDir: string): Promise<html.PageNode> {
  const content = html.parseReactOutput(await page.render())
  html.removeHoisted(content)
  html.refuseInlineStyles(content, page.path)
  html.inlineImages(content, page.inlinedImages, publicDir)
  return content
}

/**
 * Changes with any script or style. The template lists every chunk with its hash (`chunkImportMap` in vite.config.ts). The
 * hash of a chunk depends on the names of its stylesheets, and those names contain a hash.
 */
function versionOf(template: html.Template): string {
  return createHash('sha256').update(template.html).digest('base64url').slice(0, 8)
}
