import { readFileSync } from 'node:fs'
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

export type Document = HTMLElement

export function newDocument(template: Template): Document {
  return parse(template.html)
}

/** What shows and hides the preloader, which only `/` has (Spec §2). */
export function removePreloader(document: Document): void {
  find(document, 'html').removeAttribute('data-preloading')
  for (const element of document.querySelectorAll('#preloader, #preloader-script')) element.remove()
}

/** Read by the running page: which build it is of, and when its worker ends. */
export function setBuild(document: Document, build: { version: string; workerEnd: string }): void {
  const html = find(document, 'html')
  html.setAttribute('data-build', build.version)
  html.setAttribute('data-worker-end', build.workerEnd)
}

/** Data, such as JSON-LD, are not run and need no hash in the policy. */
export function inlineScriptsOf(document: Document): string[] {
  const scripts = document.querySelectorAll('script:not([src], [type="application/ld+json"])')
  return scripts.map((script) => script.innerHTML)
}

/** After the encoding, which must come first; the policy must come before all that it restricts. */
export function addToHead(document: Document, tags: string[]): void {
  find(document, 'meta[charset]').insertAdjacentHTML('afterend', `\n${tags.join('\n')}`)
}

/** Vite puts scripts into the head. There, they would delay the large picture of /gallery by up to 1.3 s. */
export function moveScriptsToEnd(document: Document): void {
  const scripts = document.querySelectorAll(
    'script[type="importmap"], script[type="module"], link[rel="modulepreload"]',
  )
  for (const script of scripts) {
    script.remove()
    addToEnd(document, [script.toString()])
  }
}

export function addToEnd(document: Document, tags: string[]): void {
  find(document, 'body').insertAdjacentHTML('beforeend', `${tags.join('\n')}\n`)
}

/** The running page hydrates the content only at its own path: for an unknown address, a host may send another page. */
export function setContent(document: Document, path: string, content: Document): void {
  const root = find(document, '#root')
  root.setAttribute('data-path', path)
  root.set_content(content.childNodes)
}

/** What React has rendered. It needs its comments to hydrate the page. */
export function parseReactOutput(html: string): Document {
  return parse(html, { comment: true })
}

/** React puts title and image preloads first, where no head is rendered. The head has a title of its own. */
export function removeHoisted(content: Document): void {
  for (const element of content.children)
    if (element.matches('title, link[rel="preload"]')) element.remove()
}

export function refuseInlineStyles(content: Document, path: string): void {
  const styled = content.querySelector('[style]')
  if (styled)
    throw new Error(
      `${path} has a style that its policy refuses: <${styled.rawTagName} ${styled.rawAttrs}>`,
    )
}

/** Puts the first use of these drawings into the page. React leaves such attributes as they are when it hydrates. */
export function inlineImages(content: Document, images: string[]): void {
  for (const image of images) {
    const url = dataUrlOf(image)
    for (const name of ['src', 'href'])
      content.querySelector(`[${name}="${image}"]`)?.setAttribute(name, url)
  }
}

function dataUrlOf(image: string): string {
  const svg = readFileSync(`public${image}`, 'utf8').replaceAll('"', "'")
  return `data:image/svg+xml,${svg.replaceAll(/[%#&]/g, encodeURIComponent)}`
}

function find(document: Document, selector: string): HTMLElement {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`index.html has no ${selector}`)
  return element
}
