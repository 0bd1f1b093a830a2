import { REQUEST_TIMEOUT_MS } from '../lib/network'
import { addressOf } from './addressOf'

const PAUSE_MS = 1_000

/** What is loaded or on its way, by address. A failed one is removed. */
const known = new Map<string, Promise<unknown>>()

/**
 * Each `import()` of the build calls this (src/build/parts.ts); `names` are the files that `load` needs. They are
 * fetched before the import, because a browser never requests a module again that failed once. Fetched files are in the
 * browser's cache, so all parts still share the same modules. Styles are added only when all files are here.
 */
export async function loadPart<Part>(load: () => Promise<Part>, names: string[]): Promise<Part> {
  const missing = names.map(addressOf).filter((url) => !isInDocument(url))
  await Promise.all(missing.map((url) => once(url, () => fetchTwice(url))))
  const styles = missing.filter((url) => url.endsWith('.css'))
  await Promise.all(styles.map((url) => once(`style ${url}`, () => addStyle(url))))
  return load()
}

/** The files that the document began with (src/build/documents.ts); what it only fetches ahead is none of them. */
function isInDocument(url: string): boolean {
  const link = `body > link:not([rel="preload"])[href="${url}"]`
  return document.querySelector(`${link}, script[src="${url}"]`) !== null
}

function once(key: string, begin: () => Promise<unknown>): Promise<unknown> {
  const existing = known.get(key)
  if (existing) return existing
  const promise = begin()
  known.set(key, promise)
  promise.catch(() => known.delete(key))
  return promise
}

/** A second try after a second. p-retry (1.5 KB, gzip) would stand in the first load of every page. */
async function fetchTwice(url: string): Promise<void> {
  try {
    await fetchFile(url)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    // Not from the cache, which may hold a wrong answer.
    await fetchFile(url, 'reload')
  }
}

async function fetchFile(url: string, cache: RequestCache = 'default'): Promise<void> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
  // For a file of an older deploy, many web servers send a page.
  const isPage = response.headers.get('Content-Type')?.includes('html')
  if (!response.ok || isPage) throw new Error(`${url} is not there`)
  await response.arrayBuffer() // all of it, so that it is in the cache
}

function addStyle(url: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    // The document holds only the used rules of this file. The whole file takes their position: the order counts.
    const part = document.querySelector(`style[data-part-of="${url}"]`)
    link.rel = 'stylesheet'
    link.href = url
    link.onload = () => {
      part?.remove()
      resolve(undefined)
    }
    link.onerror = () => {
      link.remove()
      reject(new Error(`${url} could not be used`))
    }
    if (part) part.before(link)
    else document.head.append(link)
  })
}
