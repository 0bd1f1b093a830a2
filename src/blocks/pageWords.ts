import { env } from '@/shared/env'
import { publicScreens } from './publicScreens'

/**
 * Tells those who read the page by its head which page this is: its own address, and whether it may be found. The tags
 * that came with the document are rewritten, so that none is there twice.
 */
export function tellPage(title: string, address: string | null): void {
  const screen = publicScreens.find(({ path }) => path === address)
  const url = screen && new URL(screen.path, env.siteUrl).href
  write('link[rel="canonical"]', 'href', url)
  write('meta[name="robots"]', 'content', screen ? undefined : 'noindex')
  write('meta[name="description"]', 'content', screen?.description)
  write('meta[property="og:title"]', 'content', title)
  write('meta[property="og:description"]', 'content', screen?.description)
  write('meta[property="og:url"]', 'content', url)
}

/** One tag of the head, named by its selector: made when it is missing, taken away when there is nothing to say. */
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
