import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REQUEST_TIMEOUT_MS } from '@/shared/lib/network'

/** Scripts that hosts add to pages, and what to do. The policy of a page blocks what it does not name. */
const HOST_FEATURES: [pattern: RegExp, message: string][] = [
  [/rocket-loader/, 'Rocket Loader of Cloudflare changes it. Switch it off.'],
  [/email-protection|email-decode/, 'Email Obfuscation of Cloudflare changes it. Switch it off.'],
  [/cloudflareinsights/, 'Web Analytics of Cloudflare adds a script. Switch it off.'],
  [/cdn-cgi\/zaraz/, 'Zaraz of Cloudflare adds a script. Switch it off.'],
  [/challenge-platform/, 'JavaScript Detections of Cloudflare add a script. Switch them off.'],
  [
    /\.netlify\/scripts|netlify-cdp|netlify-rum/,
    'Netlify adds a script. Switch off its analytics.',
  ],
  [/cloudfront\.net/, 'Asset optimisation of Netlify moves files. Switch off post processing.'],
  [/_vercel\/|vercel\.live/, 'Vercel adds a script. Switch off its analytics and its toolbar.'],
  [/pagespeed/, 'PageSpeed of the web server changes it. Switch it off.'],
  [/googletagmanager\.com/, 'A Google tag was inserted. Remove it from the host’s snippets.'],
]

/** Compares the pages, scripts and styles in `folder` with those at the address, and returns what differs and why. */
export async function checkPublished(address: string, folder = 'dist'): Promise<string[]> {
  if (!URL.canParse('/', address))
    return [`${address} is not an address. Write it as https://the.site.`]
  if (!existsSync(join(folder, 'index.html'))) return [`${folder} is missing. Run npm run build.`]
  const pathsByProblem = new Map<string, string[]>()
  // In turn: a host may refuse a hundred requests at once.
  for (const file of filesIn(folder)) {
    const path = `/${file.replace(/^index\.html$|\.html$/, '')}`
    const problem = await checkFile(new URL(path, address), readFileSync(join(folder, file)))
    if (problem) pathsByProblem.set(problem, [...(pathsByProblem.get(problem) ?? []), path])
  }
  return [...pathsByProblem].map(([problem, [first, ...others]]) => {
    const count = others.length > 0 ? ` (and ${others.length} more)` : ''
    return `${new URL(first ?? '', address).href}${count}: ${problem}`
  })
}

/** The files of `folder` that a host must publish as they are. */
function filesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return (
    files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(html|js|css)$/.test(file))
      // `games/index.html` is a copy of `games.html`, for servers that prefer it.
      .filter((file) => !file.endsWith('/index.html'))
      // Hosts send it with status 404.
      .filter((file) => !file.endsWith('404.html'))
      .sort()
  )
}

async function checkFile(address: URL, expected: Buffer): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'text/html,*/*', 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const actual = Buffer.from(await response.arrayBuffer())
    if (!response.ok) return `HTTP ${response.status}. Publish all of dist.`
    return actual.equals(expected) ? undefined : explainDifference(String(actual), String(expected))
  } catch (error) {
    return `no answer (${error instanceof Error ? error.message : String(error)}).`
  }
}

function explainDifference(actual: string, expected: string): string {
  for (const [pattern, message] of HOST_FEATURES)
    if (pattern.test(actual) && !pattern.test(expected)) return message
  const withoutSpace = (text: string) => text.replaceAll(/\s/g, '')
  if (withoutSpace(actual) === withoutSpace(expected))
    return 'the host minifies it. Switch that off.'
  const assetNames = (text: string) => String(text.match(/\/assets\/[\w.-]+/g))
  if (assetNames(actual) !== assetNames(expected)) return 'it is of another build. Publish dist.'
  return 'the host changes it. Switch off all that changes pages.'
}
