import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Header = [name: string, value: string]
type HeaderRule = { path: string; headers: Header[] }
type Redirect = { from: string; to: string; status: number }
export type HostRules = ReturnType<typeof readRules>

/** What hosts send by themselves for an address without a rule. */
const DEFAULT_CACHE = 'public, max-age=0, must-revalidate'

/** Reads `_headers` and `_redirects` of a build as Netlify and Cloudflare Pages do. */
export function readRules(folder: string) {
  const headerRules = blocksOf(linesOf(join(folder, '_headers')))
  const redirects = linesOf(join(folder, '_redirects')).map(readRedirect)
  function headersOf(path: string): Headers {
    const headers = new Headers()
    for (const rule of headerRules.filter((candidate) => isMatch(candidate.path, path)))
      // Joins values, as Cloudflare does: two rules for the same header are a mistake that must be seen.
      for (const header of rule.headers) headers.append(...header)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', DEFAULT_CACHE)
    return headers
  }
  /** For an address without a file. */
  const redirectOf = (path: string) => redirects.find(({ from }) => isMatch(from, path))
  return { headersOf, redirectOf }
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

function blocksOf(lines: string[]): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of lines) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (name && value) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith('/')) rules.push({ path: line, headers: [] })
    else throw new Error(`_headers has a line that no host understands: ${line}`)
  }
  return rules
}

function readRedirect(line: string): Redirect {
  const [from = '', to = '', status = ''] = line.split(/\s+/)
  if (!/^[24]\d\d$/.test(status)) throw new Error(`_redirects has no such status here: ${line}`)
  return { from, to, status: Number(status) }
}

function isMatch(rule: string, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path
}
