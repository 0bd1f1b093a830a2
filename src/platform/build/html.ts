import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'

export type Template = {
  html: string
  /** The names of the stylesheets that it linked: the mock server's entry has some, the site's none. */
  stylesheets: string[]
}

/** index.html as Vite has built it. Pages contain their styles instead of links; the parser leaves comments out. */
export function parseTemplate(source: string): Template {
  const document = parse(source)
  const links = document.querySelectorAll('link[rel="stylesheet"]')
  const stylesheets = links.map((link) => (link.getAttribute('href') ?? '').slice(1))
  for (const link of links) link.remove()
  return { html: document.toString(), stylesheets }
}

/** A page, or a part of one, as node-html-parser's `HTMLElement`, which is not the DOM's. */
export type PageNode = HTMLElement

export function newDocument(template: Template): PageNode {
  return parse(template.html)
}

/** What shows and hides the preloader, which only `/` has (Spec §2). */
export function removePreloader(document: PageNode): void {
  find(document, 'html').removeAttribute('data-preloading')
  for (const element of document.querySelectorAll('#preloader, #preloader-script')) element.remove()
}

/** Read by the running page: which build it is of, and when its worker ends. */
export function setBuild(document: PageNode, build: { version: string; workerEnd: string }): void {
  const html = find(document, 'html')
  html.setAttribute('data-build', build.version)
  html.setAttribute('data-worker-end', build.workerEnd)
}

/** Data, such as JSON-LD, are not run and need no hash in the policy. */
export function inlineScriptsOf(document: PageNode): string[] {
  const scripts = document.querySelectorAll('script:not([src], [type="application/ld+json"])')
  return scripts.map((script) => script.innerHTML)
}

/** After the encoding, which must come first; the policy must come before all that it restricts. */
export function addToHead(document: PageNode, tags: string[]): void {
  find(document, 'meta[charset]').insertAdjacentHTML('afterend', `\n${tags.join('\n')}`)
}

/** Vite puts scripts into the head. There, they would delay the large picture of /gallery by up to 1.3 s. */
export function moveScriptsToEnd(document: PageNode): void {
  const scripts = document.querySelectorAll(
    'script[type="importmap"], script[type="module"], link[rel="modulepreload"]',
  )
  for (const script of scripts) {
    script.remove()
    addToEnd(document, [script.toString()])
  }
}

export function addToEnd(document: PageNode, tags: string[]): void {
  find(document, 'body').insertAdjacentHTML('beforeend', `${tags.join('\n')}\n`)
}

/** The running page hydrates the content only at its own path: for an unknown address, a host may send another page. */
export function setContent(document: PageNode, path: string, content: PageNode): void {
  const root = find(document, '#root')
  root.setAttribute('data-path', path)
  root.set_content(content.childNodes)
}

/** What React has rendered. It needs its comments to hydrate the page. */
export function parseReactOutput(html: string): PageNode {
  return parse(html, { comment: true })
}

/** Rendered without a `<head>`, React puts `<title>` and image preloads before the content. The page's head has its own. */
export function removeHoisted(content: PageNode): void {
  for (const element of content.children)
    if (element.matches('title, link[rel="preload"]')) element.remove()
}

export function refuseInlineStyles(content: PageNode, path: string): void {
  const styled = content.querySelector('[style]')
  if (styled)
    throw new Error(
      `${path} has a style that its policy refuses: <${styled.rawTagName} ${styled.rawAttrs}>`,
    )
}

/** Replaces the address of each drawing by its data, where it is first used. Hydration does not change such attributes. */
export function inlineImages(content: PageNode, images: string[], publicDir: string): void {
  for (const image of images) {
    const url = dataUrlOf(join(publicDir, image))
    for (const name of ['src', 'href'])
      content.querySelector(`[${name}="${image}"]`)?.setAttribute(name, url)
  }
}

function dataUrlOf(file: string): string {
  const svg = readFileSync(file, 'utf8').replaceAll('"', "'")
  return `data:image/svg+xml,${svg.replaceAll(/[%#&]/g, encodeURIComponent)}`
}

function find(document: PageNode, selector: string): PageNode {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`index.html has no ${selector}`)
  return element
}
