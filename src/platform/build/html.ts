import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'

export type Template = {
  html: string
  /** The stylesheets of the template's links. Only the mock site has some. */
  stylesheets: string[]
}

/** `source` is the index.html of Vite's build. Pages have inline styles instead of links. The parser drops comments. */
export function parseTemplate(source: string): Template {
  const document = parse(source)
  const links = document.querySelectorAll('link[rel="stylesheet"]')
  const stylesheets = links.map((link) => (link.getAttribute('href') ?? '').slice(1))
  for (const link of links) link.remove()
  return { html: document.toString(), stylesheets }
}

/** The `HTMLElement` of node-html-parser is not the one of the DOM. */
export type PageNode = HTMLElement

export function newDocument(template: Template): PageNode {
  return parse(template.html)
}

/** Spec §2: only `/` has the preloader. */
export function removePreloader(document: PageNode): void {
  find(document, 'html').removeAttribute('data-preloading')
  for (const element of document.querySelectorAll('#preloader, #preloader-script')) element.remove()
}

/** The running page reads these attributes. */
export function setBuild(document: PageNode, build: { version: string; workerEnd: string }): void {
  const html = find(document, 'html')
  html.setAttribute('data-build', build.version)
  html.setAttribute('data-worker-end', build.workerEnd)
}

/** Browsers do not run JSON-LD, so it needs no hash in the policy. */
export function inlineScriptsOf(document: PageNode): string[] {
  const scripts = document.querySelectorAll('script:not([src], [type="application/ld+json"])')
  return scripts.map((script) => script.innerHTML)
}

/** The encoding must come first. Then comes the policy, because it must come before everything that it restricts. */
export function addToHead(document: PageNode, tags: string[]): void {
  find(document, 'meta[charset]').insertAdjacentHTML('afterend', `\n${tags.join('\n')}`)
}

/** In the head, where Vite puts them, scripts would delay the large picture of /gallery by up to 1.3 s. */
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

/** For an unknown address, a host may send another page. With `data-path`, the page hydrates only at its own path. */
export function setContent(document: PageNode, path: string, content: PageNode): void {
  const root = find(document, '#root')
  root.setAttribute('data-path', path)
  root.set_content(content.childNodes)
}

/** React needs its comments for hydration. */
export function parseReactOutput(html: string): PageNode {
  return parse(html, { comment: true })
}

/** React puts `<title>` and image preloads before the content. The head of the page has its own. */
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

/** Replaces the first URL of each drawing with its data. Hydration does not change such attributes. */
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
