import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import type { HtmlTagDescriptor } from 'vite'

/** If the icons were in a file that did not load, many buttons would be empty. So every page contains the icons. */
export function iconsTag(): HtmlTagDescriptor {
  const svg = parse(readFileSync('src/shared/ui/icons.svg', 'utf8')).querySelector('svg')
  if (!svg) throw new Error('icons.svg has no svg element')
  for (const symbol of svg.querySelectorAll('symbol')) {
    symbol.setAttribute('id', `icon-${symbol.id}`)
    // `Icon` sets the viewBox.
    symbol.removeAttribute('viewBox')
  }
  return {
    tag: 'svg',
    attrs: { ...svg.attributes, display: 'none' },
    children: svg.innerHTML,
    injectTo: 'body',
  }
}
