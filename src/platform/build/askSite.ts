import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REQUEST_TIMEOUT_MS } from '@/shared/lib/network'

/** What hosts put into documents, and what to do. A document has a policy, so that what it does not name cannot run. */
const FEATURES: [mark: RegExp, words: string][] = [
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

/** Compares the documents, scripts and styles of `folder` with those at the address. What is different, and why. */
export async function askSite(address: string, folder = 'dist'): Promise<string[]> {
  if (!existsSync(join(folder, 'index.html'))) return [`${folder} is missing. Run npm run build.`]
  const paths = new Map<string, string[]>()
  // One after the other: a host may refuse a hundred requests at once.
  for (const file of filesIn(folder)) {
    const path = `/${file.replace(/^index\.html$|\.html$/, '')}`
    const fault = await faultOf(new URL(path, address), readFileSync(join(folder, file)))
    if (fault) paths.set(fault, [...(paths.get(fault) ?? []), path])
  }
  return [...paths].map(([fault, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more)` : ''
    return `${new URL(first ?? '', address).href}${more}: ${fault}`
  })
}

/** `games/index.html` is a copy of `games.html` for servers that prefer it. */
function filesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(html|js|css)$/.test(file) && !/\/index\.html$|404\.html$/.test(file))
    .sort()
}

async function faultOf(address: URL, expected: Buffer): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      headers: { Accept: 'text/html,*/*', 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const found = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok) return `HTTP ${answer.status}. Publish all of dist.`
    return found.equals(expected) ? undefined : reasonOf(String(found), String(expected))
  } catch (error) {
    return `no answer (${error instanceof Error ? error.message : String(error)}).`
  }
}

function reasonOf(found: string, expected: string): string {
  const feature = FEATURES.find(([mark]) => mark.test(found) && !mark.test(expected))
  if (feature) return feature[1]
  const without = (text: string) => text.replaceAll(/\s/g, '')
  if (without(found) === without(expected)) return 'the host minifies it. Switch that off.'
  const names = (text: string) => String(text.match(/\/assets\/[\w.-]+/g))
  if (names(found) !== names(expected)) return 'it is of another build. Publish dist.'
  return 'the host changes it. Switch off all that changes pages.'
}
