import { edition } from '@/content/edition'
import { absolute } from './absolute'
import { screenAt } from '@/app/screens'
import { screenPages, type Page } from '@/app/pages'

/** For search engines and link previews. Changes the existing tags of the document, so that none is there twice. */
export function updateHead(pathname: string): void {
  const page = pageAt(pathname)
  const address = page && absolute(page.path)
  write('link[rel="canonical"]', 'href', address)
  write('meta[name="robots"]', 'content', page ? undefined : 'noindex')
  write('meta[name="description"]', 'content', page?.description)
  write('meta[property="og:title"]', 'content', page && `${page.title} | ${edition.festival}`)
  write('meta[property="og:description"]', 'content', page?.description)
  write('meta[property="og:url"]', 'content', address)
}

/** The page at an address in any spelling; `undefined` if search engines must not show it. */
function pageAt(pathname: string): Page | undefined {
  const found = screenAt(pathname)
  if (!found || found.access === 'signed-in') return undefined
  const screen = screenPages.find(({ path }) => path === found.path)
  const path = screen?.pathOf?.(pathname) ?? found.path
  return screen?.pages.find((page) => page.path === path)
}

/** Creates, changes or removes (`undefined`) the tag for a selector. */
function write(selector: string, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector)
  if (value === undefined) found?.remove()
  else (found ?? made(selector)).setAttribute(attribute, value)
}

function made(selector: string): Element {
  const [, tag = '', name = '', value = ''] = /^(\w+)\[(\w+)="(.+)"\]$/.exec(selector) ?? []
  const element = document.createElement(tag)
  element.setAttribute(name, value)
  return document.head.appendChild(element)
}
